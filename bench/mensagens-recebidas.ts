import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Banco } from '../apps/api/src/platform/banco/conexao.ts'
import { escreverEmail } from '../apps/api/test/escrever-email.ts'
import { porNaCaixa } from '../apps/api/test/receber-email.ts'

const PARA_OLHAR_MS = 50

/** Each of somebody else, so that none waits for the ceiling of one sender. */
export const mensagemMedida = (vez: number): string =>
  escreverEmail('A caixa chegou amassada, e falta um item do pedido.\r\n\r\nObrigada,\r\nMaria', {
    From: `Maria <maria-${Date.now()}-${vez}@cliente.test>`,
    'Message-ID': `<${Date.now()}-${vez}@cliente.test>`,
  })

/** Puts so many into the mailbox at once, and waits for the queue of the server to make tickets of them. */
export async function receberMensagens(banco: Banco, quantas: number): Promise<void> {
  const ids: (number | null)[] = []
  for (let vez = 0; vez < quantas; vez++)
    ids.push(await porNaCaixa({ negocio: () => ({ banco }), agora: () => new Date() }, mensagemMedida(vez)))
  const feitas = async () => {
    const { rows } = await banco.execute<{ fora: string; esperam: number }>(sql`
      select coalesce(string_agg(estado || ' ' || motivo, ', ') filter (where estado = 'DE_LADO'), '') as fora,
        count(*) filter (where estado = 'NA_FILA')::int as esperam
      from correio_recebida where id = any(${sql.param(ids)})`)
    if (rows[0]?.fora) throw new Error(rows[0].fora)
    return rows[0]?.esperam === 0
  }
  while (!(await feitas())) await setTimeout(PARA_OLHAR_MS)
}
