import { cnpjDe } from '@balcao/demo/src/brasil/gerar-documentos.ts'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, eq, sql } from 'drizzle-orm'
import { consultaExterna } from '../src/features/consultas-externas/tabelas.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import type { AppDeTeste } from './app-de-teste.ts'

let numero = 0
let ips = 0

/** Things to look up that nothing else knows, and where the branch looks them up. */
export function cenarioDeConsultas(app: AppDeTeste) {
  const { banco, renovarParametros } = app.negocio()
  return {
    /** Of nobody's streets: the demo has none in Acre. */
    novoCep: () => String(69_900_000 + ++numero),
    novoCnpj: () => cnpjDe(String(95_000_000 + ++numero), 1),
    novoCnpjComLetras: () => cnpjDe(`XT${String(++numero).padStart(6, '0')}`, 1),

    /** Each time from another address: the limit per minute has a test of its own. */
    pedinte: async (quem: TipoDeUsuario) => ({
      token: await app.tokenDe(quem),
      ip: `10.7.${ips >> 8}.${++ips & 255}`,
    }),

    /** As if what is kept had been asked for so much earlier: sessions do not last as long as what is kept. */
    async envelhecer(chave: string, ms: number) {
      await banco
        .update(consultaExterna)
        .set({ consultadoEm: sql`${consultaExterna.consultadoEm} - ${ms} * interval '1 millisecond'` })
        .where(eq(consultaExterna.chave, chave))
    },

    /** Of one branch; or of the business, and then of every branch. */
    async parametrizar(valores: Partial<Record<ChaveDeParametro, string>>, filialId: number | null = null) {
      const dela = filialId === null ? undefined : eq(parametro.filialId, filialId)
      for (const [nome, valor] of Object.entries(valores)) {
        const chave = comPrefixo(nome as ChaveDeParametro)
        await banco.delete(parametro).where(and(eq(parametro.chave, chave), dela))
        await banco.insert(parametro).values({ chave, filialId, valor })
      }
      await renovarParametros()
    },
  }
}
