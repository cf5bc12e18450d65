//! Two texts side by side.

/// The lines that differ, `-` for the first text and `+` for the second, with a line around each.
pub(crate) fn difference(old: &[String], new: &[String]) -> String {
    let lines = aligned(old, new);
    let same = |place: usize| lines.get(place).is_none_or(|(mark, _)| *mark == ' ');
    let mut told = String::new();
    for (place, (mark, line)) in lines.iter().enumerate() {
        if !(same(place) && same(place + 1) && (place == 0 || same(place - 1))) {
            told.push_str(&format!("{mark} {line}\n"));
        }
    }
    told
}

/// All lines of both in order, those that both have only once: as many of these as can be.
fn aligned<'a>(old: &'a [String], new: &'a [String]) -> Vec<(char, &'a str)> {
    let mut common = vec![vec![0; new.len() + 1]; old.len() + 1];
    for (i, left) in old.iter().enumerate().rev() {
        for (j, right) in new.iter().enumerate().rev() {
            common[i][j] = if left == right {
                common[i + 1][j + 1] + 1
            } else {
                common[i + 1][j].max(common[i][j + 1])
            };
        }
    }
    let (mut i, mut j, mut lines) = (0, 0, Vec::new());
    while i < old.len() || j < new.len() {
        if i < old.len() && j < new.len() && old[i] == new[j] {
            lines.push((' ', old[i].as_str()));
            (i, j) = (i + 1, j + 1);
        } else if j == new.len() || (i < old.len() && common[i + 1][j] >= common[i][j + 1]) {
            lines.push(('-', old[i].as_str()));
            i += 1;
        } else {
            lines.push(('+', new[j].as_str()));
            j += 1;
        }
    }
    lines
}

#[test]
fn differences_are_readable() {
    let lines = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let told = difference(&lines("a b c d e f"), &lines("a b x d e f g"));
    assert_eq!(told, "  b\n- c\n+ x\n  d\n  f\n+ g\n");
    assert_eq!(difference(&lines("a b"), &lines("a b")), "");
}
