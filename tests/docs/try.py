"""Opens the reference of a server in headless Chromium and makes a call from it, over WebDriver."""

import base64
import contextlib
import json
import re
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

PATIENCE = 60  # seconds

# Without these Chromium looks for its maker's servers.
CHROMIUM = [
    "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync", "--window-size=1200,1400",
]

OPERATION = "#operations-rulesets-list_rulesets"
STATUS = f"{OPERATION} .live-responses-table tbody .response-col_status"
BODY = f"{OPERATION} .live-responses-table tbody .response-col_description pre"


@contextlib.contextmanager
def program(*command, says):
    """A program that runs until it is not needed any more, and what it says when it is ready."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        for line in process.stdout:
            if found := re.search(says, line):
                yield found[1]
                return
        sys.exit(f"{command[0]} does not start")
    finally:
        process.terminate()
        process.wait()


class Browser:
    def __init__(self, driver, profile):
        self.driver = f"http://127.0.0.1:{driver}"
        options = {"args": [*CHROMIUM, f"--user-data-dir={profile}"]}
        capabilities = {"alwaysMatch": {"goog:chromeOptions": options}}
        self.session = self.call("POST", "/session", {"capabilities": capabilities})["sessionId"]

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.driver + path, data, {"Content-Type": "application/json"}, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return json.load(answer)["value"]

    def do(self, method, path, body=None):
        return self.call(method, f"/session/{self.session}{path}", body)

    def find(self, selector):
        """The element, as soon as it is there."""
        end = time.monotonic() + PATIENCE
        while True:
            try:
                found = self.do("POST", "/element", {"using": "css selector", "value": selector})
                return next(iter(found.values()))
            except urllib.error.HTTPError:
                if time.monotonic() > end:
                    sys.exit(f"{selector} is not on the page")
                time.sleep(0.1)

    def click(self, selector):
        element = self.find(selector)
        # Where it is does not matter to a script; what it does is what a click does.
        self.do("POST", "/execute/sync", {"script": "arguments[0].click()", "args": [
            {"element-6066-11e4-a52e-4f735466cecf": element}]})

    def text(self, selector):
        return self.do("GET", f"/element/{self.find(selector)}/text")


def main(boodle, picture=None):
    with contextlib.ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        serve = [boodle, "--listen", "127.0.0.1:0", "--database", f"sqlite://{folder}/boodle.db"]
        url = stack.enter_context(program(*serve, says=r"(http://\S+)"))
        driver = stack.enter_context(program("chromedriver", "--port=0", says=r"successfully on port (\d+)"))
        browser = Browser(driver, f"{folder}/profile")
        stack.callback(browser.do, "DELETE", "")
        browser.do("POST", "/url", {"url": f"{url}/docs"})
        browser.click(f"{OPERATION} .opblock-summary-control")
        browser.click(f"{OPERATION} .try-out__btn")
        browser.click(f"{OPERATION} .execute")
        status, body = browser.text(STATUS).split()[0], browser.text(BODY)
        if picture:
            find = {"script": f"document.querySelector('{OPERATION}').scrollIntoView()", "args": []}
            browser.do("POST", "/execute/sync", find)
            with open(picture, "wb") as file:
                file.write(base64.b64decode(browser.do("GET", "/screenshot")))
        title = browser.do("GET", "/title")
        if title != "Boodle API":
            sys.exit(f"the tab of {url}/docs is called {title}")
        if status != "200" or '"newmarket"' not in body:
            sys.exit(f"GET /v1/rulesets, tried from {url}/docs, is {status}: {body}")
        print(f"docs: GET /v1/rulesets, tried from the page, is {status}")


main(*sys.argv[1:])
