-- Run once, by psql as the superuser of DefectDojo's server: an ordinary role that owns the database.
-- With a superuser an import of a dump is refused (docs/dumps.md).
\getenv password DOJO_POSTGRES_PASSWORD
create role defectdojo login password :'password';
create database defectdojo owner defectdojo;
