import { sql } from 'drizzle-orm'
import { agendarEntrada } from '../src/features/correio/entrada/agendar.ts'
import { inserirRecebida, registrarCaixa } from '../src/features/correio/entrada/queries-caixa.ts'
import type { Banco } from '../src/platform/banco/conexao.ts'
import { transacao } from '../src/platform/banco/transacao.ts'
import { chaveDaMensagem, lerCabecalhos } from '../src/platform/email/cabecalhos.ts'
import type { AppDeTeste } from './app-de-teste.ts'
import { cumprirTarefas } from './cumprir-tarefas.ts'

let numero = 0

/** As if it had just been read from a mailbox of that branch; answers its id, or null for one that was already here. */
export async function porNaCaixa(
  teste: Pick<AppDeTeste, 'agora'> & { negocio(): { banco: Banco } },
  mensagem: string | Buffer,
  filialId = 1,
  cortada = false,
  caixa = 'caixa de teste',
) {
  const { banco } = teste.negocio()
  const caixaId = await registrarCaixa(banco, caixa, filialId)
  const bytes = Buffer.from(mensagem)
  const agora = teste.agora()
  return transacao(banco, async (tx) => {
    const id = await inserirRecebida(
      tx,
      {
        ...{ caixaId, filialId, cortada },
        validade: '1',
        uid: ++numero,
        tamanho: bytes.length,
        chave: chaveDaMensagem(bytes, bytes.length),
        ...lerCabecalhos(bytes),
        recebidaEm: agora,
        estado: 'NA_FILA',
        estadoEm: agora,
      },
      bytes,
    )
    if (id !== null) await agendarEntrada(tx, { id, deEmail: lerCabecalhos(bytes).deEmail })
    return id
  })
}

/** Puts it there and lets the queue do its work; answers what became of it, and what was sent meanwhile. */
export async function receberEmail(
  teste: AppDeTeste,
  mensagem: string | Buffer,
  filialId = 1,
  caixa?: string,
) {
  const id = await porNaCaixa(teste, mensagem, filialId, false, caixa)
  const enviadas = await cumprirTarefas(teste)
  const { rows } = await teste.negocio().banco.execute<{
    estado: string
    motivo: string | null
    ticket_id: string | null
    historico_id: string | null
    texto: string | null
    citado: string | null
    html: string | null
  }>(sql`select * from correio_recebida where id = ${id}`)
  const [linha] = rows
  return { id, enviadas, ...linha, ticketId: linha?.ticket_id ? Number(linha.ticket_id) : null }
}
