.DEFAULT_GOAL := help
.PHONY: help start demo test test-faults tools contract check fresh-start generate format \
	lint migrate schema settings bench soak fuzz mutants chaos pictures sbom release audit \
	clean clean-data

install := node_modules/.installed
# The packages that the service needs; all others are for tests and tools.
runtime := node_modules/.installed-runtime

help: ## Show this list
	@awk -F ':.*## ' '/^## / { print substr($$0, 4) } \
		/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)
	@echo 'For operators (docs/): npm run account (create, list, delete; passwords, roles, sessions),'
	@echo '  database, findings:owner'

# Says how much an installation brings (README.md).
announce = node -p '"Installing $(1) MB of packages" + (parseInt(process.versions.node) < 24 ? \
	" and Node.js 24 (190 MB)" : "") + " into node_modules. This takes a minute or more."'

# npm writes its own lock file last. An `npm ci` by hand counts too.
installed = for file in package.json package-lock.json; do \
	test node_modules/.package-lock.json -nt $$file -a -d node_modules/$(1) || exit 1; done

# Standard output of npm is dropped: it has the scripts of packages. Errors and progress stay.
$(runtime): package.json package-lock.json
	@($(call installed,fastify)) || { $(call announce,200); \
		npm ci --omit=dev --loglevel=error >/dev/null; }
	@touch $@

# Adds missing packages only, so that a running service keeps the packages that it uses.
$(install): package.json package-lock.json
	@($(call installed,tap)) || { $(call announce,$(if $(wildcard $(runtime)),530,730)); \
		npm $(if $(wildcard $(runtime)),install --no-save,ci) --loglevel=error >/dev/null; }
	@touch $@ $(runtime)

## To run the service

start: $(runtime) ## Install missing packages and run the whole service; Ctrl-C ends it
	@npm start --silent

demo: $(runtime) ## The whole service with examples, in ./var-demo; prints its accounts
	@npm run --silent demo

migrate: $(install) ## Bring the database's schema up to date
	npm run --silent migrate

clean: ## Remove the installed packages; the local data stay
	rm -rf node_modules .tap

clean-data: ## Remove ./var, the local data: accounts, weights, the token secret
	@if ! test -e var/postgres/owner.lock; then rm -rf var; \
	elif ! flock --nonblock var/postgres/owner.lock rm -rf var; then \
		echo 'A running service uses ./var: end it first' >&2; exit 1; fi

## To work on it

test: tools ## Install the packages for tests, run the tests of behaviour and contract
	npm test

test-faults: tools ## Tests that kill, freeze and cut off processes
	npm run --silent test:faults

tools: $(install) ## Install the Debian packages that tests call, as root on Debian
	@npm run --silent tools

contract: $(install) ## Generated code, the contract's linters, its difference to the baseline
	npm run --silent generate -- --check
	npm run --silent lint:contract

check: contract tools ## Contract, schema, types, lint, imports, exports, deployment, workflows
	npm run --silent schema -- --check
	npm run --silent settings -- --check
	npm run --silent typecheck
	npm run --silent lint
	npm run --silent lint:deploy
	npm run --silent mutants -- --check

fresh-start: ## Clone the last commit, start it with `make start`, run the README's session, stop it
	@bash test/fresh-start.sh

generate: $(install) ## Write generated/ from api/openapi.yaml, lint the contract
	npm run --silent generate
	npm run --silent lint:contract

format: $(install) ## Format the code and apply the linter's safe fixes
	npm run --silent format

lint: $(install) ## Formatting, lint and import rules
	npm run --silent lint

pictures: tools ## Write docs/pictures/: the page, the report
	npm test -- test/web/pictures.ts

schema: $(install) ## Write db/schema.sql, db/types.ts and db/migrations.sha256 from the migrations
	npm run --silent schema

settings: $(install) ## Write the lists of variables: .env.example, docker-compose.yml
	npm run --silent settings

bench: $(install) ## Measure against a bare limit in the same run and print ratios
	npm run --silent bench

soak: $(install) ## Daily calls for SOAK_SECONDS (600); fails when something grows or is lost
	npm run --silent soak

fuzz: $(install) ## Ten times as many generated requests as the tests, with another seed
	npm run --silent fuzz

mutants: $(install) ## Apply faults to a copy and expect the tests to fail; 15 minutes or more
	npm run --silent mutants

chaos: tools ## Kill, freeze and cut off APIs, workers and stores under load; 3 minutes
	npm run --silent test:chaos

sbom: $(install) ## Write sbom.cdx.json, the production dependencies (CycloneDX)
	npm run --silent sbom >sbom.cdx.json

release: $(install) ## Freeze migrations, schema and document of this version (CONTRIBUTING.md)
	npm run --silent release

audit: $(install) ## Ask the registry for known vulnerabilities of the production packages
	npm run --silent audit
