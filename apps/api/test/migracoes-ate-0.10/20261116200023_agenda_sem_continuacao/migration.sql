ALTER TABLE "agenda" DROP CONSTRAINT "agenda_continua_id_agenda_id_fkey";--> statement-breakpoint
ALTER TABLE "agenda" DROP COLUMN "continua_id";