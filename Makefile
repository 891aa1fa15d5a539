# The front door. Settings (SITE_PORT, ENGINE, INQUIRY_HOST …) come from the environment, from `make up NAME=value`
# or from a file .env; .env.example lists them.
SHELL := bash
.DEFAULT_GOAL := help
.PHONY: help up down logs dev build fix check test test-fast bench images images-sheet models

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

up: ## Build the site and serve it at http://localhost:8080, with a mock of the inquiry API
	@scripts/run/up.sh

down: ## Stop what make up started
	@scripts/run/down.sh

logs: ## Follow its logs
	@scripts/run/logs.sh

dev: node_modules/.package-lock.json ## Serve the sources, reloading on every change, with the mock
	@scripts/run/dev.sh

build: node_modules/.package-lock.json ## Build the site into dist/
	@npm run --silent build

check: build ## Types, style and the built site's promises
	@command -v shellcheck >/dev/null || scripts/run/ensure-packages.sh shellcheck
	@npm run --silent check

fix: node_modules/.package-lock.json ## Format, apply the linter's safe fixes, and write nginx's map of paths
	@npm run --silent fix

test-fast: build ## Unit and site tests, the core of nginx's, and browser journeys
	@scripts/run/ensure-packages.sh nginx chromium shellcheck
	@npm run --silent test:fast

test: ## Install what the tests need and run them all
	@scripts/run/test.sh

bench: node_modules/.package-lock.json ## Measure the built site and print tables (ONLY=pages,server ROUNDS=5)
	@npx tsx scripts/bench/main.ts --check
	@scripts/run/ensure-packages.sh nginx chromium nghttp2-client openssl time
	@$(if $(SITE),,npm run --silent build &&) npx tsx scripts/bench/main.ts

images: node_modules/.package-lock.json ## Render the pictures whose inputs changed and encode them (needs Blender; ONLY=kelvin)
	@npx tsx scripts/imagery/render.ts $(if $(ONLY),--only=$(ONLY)) && npx tsx scripts/imagery/encode-pictures.ts

models: node_modules/.package-lock.json ## Make the glTF models whose inputs changed (needs Blender; ONLY=eclipse)
	@npx tsx scripts/imagery/models.ts $(if $(ONLY),--only=$(ONLY))

images-sheet: node_modules/.package-lock.json ## Put all pictures on one page: .cache/imagery/sheet.png
	@npx tsx scripts/imagery/images-sheet.ts

node_modules/.package-lock.json: package-lock.json
	@. scripts/lib/node.sh && require_node && install_node_modules
