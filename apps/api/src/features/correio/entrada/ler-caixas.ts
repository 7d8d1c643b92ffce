import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { chaveDaMensagem, lerCabecalhos, semControles } from '../../../platform/email/cabecalhos.ts'
import {
  abrirCaixa,
  type CaixaAberta,
  type Desde,
  lerEnderecoDaCaixa,
  type MensagemDaCaixa,
  nomeDaCaixa,
} from '../../../platform/email/caixa-imap.ts'
import type { Relogio } from '../../../platform/relogio.ts'
import { agendarEntrada } from './agendar.ts'
import {
  aMarcar,
  type Caixa,
  gravarCaixa,
  gravarFalhaDaCaixa,
  gravarMarcadas,
  inserirRecebida,
  registrarCaixa,
  tomarCaixa,
} from './queries-caixa.ts'

const MEGA = 1024 * 1024
const MINUTO_MS = 60_000
/** Whoever reads says so again with each message; who does not for so long has died. */
const PRAZO_DA_LEITURA_MS = 10 * MINUTO_MS
/** What arrived just before the last reading may bear a day of another zone. */
const FOLGA_MS = 2 * 24 * 60 * MINUTO_MS

type Configurada = { imap: string; filial: number }

/** ALC-02 Reads every mailbox of the business; one that fails keeps none of the others from being read. */
export async function lerCaixas(negocio: Negocio, relogio: Relogio, sinal?: AbortSignal): Promise<void> {
  for (const configurada of negocio.configuracao.caixas ?? []) {
    if (sinal?.aborted) return
    await lerCaixa(negocio, configurada, relogio, sinal)
  }
}

async function lerCaixa(
  negocio: Negocio,
  { imap, filial }: Configurada,
  relogio: Relogio,
  sinal?: AbortSignal,
) {
  const endereco = lerEnderecoDaCaixa(imap)
  const { banco } = negocio
  const id = await registrarCaixa(banco, nomeDaCaixa(endereco), filial)
  const agora = relogio()
  const { minutosEntreLeiturasDaCaixa: minutos } = negocio.parametros(filial)
  const caixa = await tomarCaixa(banco, id, {
    agora,
    ate: new Date(agora.getTime() + PRAZO_DA_LEITURA_MS),
    // The queue calls each minute, give or take seconds.
    lidaAntesDe: new Date(agora.getTime() - (minutos - 0.5) * MINUTO_MS),
  })
  if (!caixa) return
  try {
    await abrirCaixa(endereco, (aberta) => receber(negocio, caixa, aberta, relogio), sinal)
    await gravarCaixa(banco, id, { lidaEm: relogio(), lendoAte: null, falha: null, falhaDesde: null })
  } catch (erro) {
    await gravarFalhaDaCaixa(banco, id, explicarFalha(erro), relogio())
  }
}

/** What the server or the network said; never the password, which neither repeats. */
function explicarFalha(erro: unknown): string {
  const { responseText, authenticationFailed, message, code } = erro as {
    code?: string
    responseText?: string
    authenticationFailed?: boolean
    message?: string
  }
  if (authenticationFailed) return 'O servidor recusou o usuário ou a senha da caixa.'
  if (code && /^E[A-Z]+$/.test(code)) return `O servidor da caixa não respondeu (${code}).`
  return semControles(responseText ?? message ?? 'O servidor não respondeu.').slice(0, 300)
}

async function receber(negocio: Negocio, caixa: Caixa, aberta: CaixaAberta, relogio: Relogio): Promise<void> {
  const { validade } = aberta
  // What was stored and not marked, because somebody died in between.
  await marcar(negocio, caixa, aberta, relogio)
  const maior = negocio.parametros(caixa.filialId).maiorEmailRecebidoMb * MEGA
  let ultimoUid = aberta.proximoUid - 1
  for await (const mensagem of aberta.mensagens(desdeOnde(caixa, validade), maior)) {
    const guardada = await guardar(negocio, caixa, { ...mensagem, validade }, relogio())
    if (guardada) await marcar(negocio, caixa, aberta, relogio)
    else await aberta.marcarComoLida([mensagem.uid])
    ultimoUid = Math.max(ultimoUid, mensagem.uid)
  }
  await gravarCaixa(negocio.banco, caixa.id, { validade, ultimoUid })
}

/**
 * The first time, what nobody read: years of mail are no tickets. With another UIDVALIDITY the numbers begin anew: also
 * whatever came since the last reading, and the keys tell what was already here.
 */
function desdeOnde({ validade, ultimoUid, lidaEm }: Caixa, atual: string): Desde {
  if (validade === atual) return { uid: ultimoUid }
  return { naoLidas: true, desdeODia: lidaEm && new Date(lidaEm.getTime() - FOLGA_MS) }
}

/** ALC-02 The message, its work and how far the mailbox was read: all or nothing. Answers whether it was new. */
const guardar = (
  negocio: Negocio,
  caixa: Caixa,
  { uid, tamanho, bytes, cortada, validade }: MensagemDaCaixa & { validade: string },
  agora: Date,
): Promise<boolean> =>
  transacao(negocio.banco, async (tx) => {
    const recebidaId = await inserirRecebida(
      tx,
      {
        caixaId: caixa.id,
        filialId: caixa.filialId,
        ...{ validade, uid, tamanho, cortada },
        chave: chaveDaMensagem(bytes, tamanho),
        ...lerCabecalhos(bytes),
        recebidaEm: agora,
        estado: 'NA_FILA',
        estadoEm: agora,
      },
      bytes,
    )
    // Where the numbers began anew, how far it was read is said at the end, when all that looked new is here.
    const cursor = caixa.validade === validade ? { ultimoUid: uid } : {}
    const lendoAte = new Date(agora.getTime() + PRAZO_DA_LEITURA_MS)
    await gravarCaixa(tx, caixa.id, { ...cursor, lendoAte })
    if (recebidaId === null) return false
    await agendarEntrada(tx, recebidaId)
    return true
  })

async function marcar(negocio: Negocio, caixa: Caixa, aberta: CaixaAberta, relogio: Relogio): Promise<void> {
  const guardadas = await aMarcar(negocio.banco, caixa.id, aberta.validade)
  if (guardadas.length === 0) return
  await aberta.marcarComoLida(guardadas.map(({ uid }) => uid))
  const ids = guardadas.map(({ id }) => id)
  await gravarMarcadas(negocio.banco, ids, relogio())
}
