ALTER TABLE "regiao" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "forma_cobranca" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "valido_de" date;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "valido_ate" date;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "plano_pagamento" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "ativo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "criado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "criado_por" bigint;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "atualizado_em" timestamp(3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "atualizado_por" bigint;--> statement-breakpoint
ALTER TABLE "tipo_frete" ADD COLUMN "versao" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "conta_de_cobranca" ADD COLUMN "ativa" boolean DEFAULT true NOT NULL;