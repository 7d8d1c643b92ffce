import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { cortar } from '@balcao/dominio/formatos/cortar'
import type { Negocio } from '../../../negocio.ts'
import { transacao } from '../../../platform/banco/transacao.ts'
import { chaveDaMensagem, lerCabecalhos, semControles } from '../../../platform/email/cabecalhos.ts'
import {
  abrirCaixa,
  type CaixaAberta,
  type Desde,
  type EnderecoDaCaixa,
  lerEnderecoDaCaixa,
  type MensagemDaCaixa,
  nomeDaCaixa,
} from '../../../platform/email/caixa-imap.ts'
import { comSpan } from '../../../platform/rastros/com-span.ts'
import type { Relogio } from '../../../platform/relogio.ts'
import { anunciarRecebidas } from '../../acompanhamentos/anunciar-recebidas.ts'
import { avisarAdministradores } from '../../avisos/avisar-administradores.ts'
import { agendarEntrada } from './agendar.ts'
import { manterPosse, type Posse, TEMPOS_DA_POSSE, type Tempos } from './posse-da-caixa.ts'
import {
  aMarcar,
  type Caixa,
  gravarFalhaDaCaixa,
  gravarMarcadas,
  inserirRecebida,
  registrarCaixa,
  tomarCaixa,
} from './queries-caixa.ts'

const MEGA = 1024 * 1024
const MINUTO_MS = 60_000
/** What arrived just before the last reading may bear a day of another zone. */
const FOLGA_MS = 2 * 24 * 60 * MINUTO_MS
const PACIENCIA_MS = 15 * MINUTO_MS
const MAIOR_ATRASO_MS = 7 * 24 * 60 * MINUTO_MS

/**
 * ALC-02 Reads every mailbox of the business; one that fails keeps none of the others from being read. `agora` names the one that is
 * not to wait for its time, because something came.
 */
export async function lerCaixas(
  negocio: Negocio,
  relogio: Relogio,
  sinal?: AbortSignal,
  agora?: string,
  tempos: Tempos = TEMPOS_DA_POSSE,
): Promise<void> {
  for (const { imap, filial } of negocio.configuracao.caixas ?? []) {
    const endereco = lerEnderecoDaCaixa(imap)
    if (sinal?.aborted) return
    if (agora !== undefined && agora !== nomeDaCaixa(endereco)) continue
    await lerCaixa(negocio, { endereco, filial, jaLida: agora === undefined, tempos }, relogio, sinal)
  }
}

type Pedida = {
  endereco: EnderecoDaCaixa
  filial: number
  /** Whether one that was read a moment ago is left alone. */
  jaLida: boolean
  tempos: Tempos
}

async function lerCaixa(
  negocio: Negocio,
  { endereco, filial, jaLida, tempos }: Pedida,
  relogio: Relogio,
  sinal?: AbortSignal,
) {
  const { banco } = negocio
  const id = await registrarCaixa(banco, nomeDaCaixa(endereco), filial)
  const agora = relogio()
  const { minutosEntreLeiturasDaCaixa: minutos } = negocio.parametros(filial)
  const caixa = await tomarCaixa(banco, id, {
    agora,
    ate: new Date(agora.getTime() + tempos.prazoMs),
    // The queue calls each minute, give or take seconds.
    lidaAntesDe: jaLida ? new Date(agora.getTime() - (minutos - 0.5) * MINUTO_MS) : null,
  })
  if (!caixa) return
  const posse = manterPosse(banco, caixa, relogio, tempos)
  const cortar = AbortSignal.any([posse.perdida, ...(sinal ? [sinal] : [])])
  try {
    await comSpan(
      'ler caixa',
      'SAIDA',
      { 'server.address': endereco.servidor, 'balcao.negocio': negocio.id },
      () => abrirCaixa(endereco, (aberta) => receber(negocio, { caixa, posse }, aberta, relogio), cortar),
    )
    posse.soltar()
    await posse.gravar(banco, {
      ...{ lidaEm: relogio(), lendoAte: null, leitor: null },
      ...{ falha: null, falhaDesde: null },
    })
  } catch (erro) {
    if (!posse.perdida.aborted) await contarFalha(negocio, caixa, explicarFalha(erro), relogio())
  } finally {
    posse.soltar()
  }
}

/** ALC-02 A moment without an answer is nothing; what lasts is told to whoever can mend it, by the ways that still work. */
const contarFalha = (negocio: Negocio, caixa: Caixa, falha: string, agora: Date): Promise<void> =>
  transacao(negocio.banco, async (tx) => {
    await gravarFalhaDaCaixa(tx, caixa, falha, agora)
    const { falhaDesde } = caixa
    if (!falhaDesde || agora.getTime() - falhaDesde.getTime() < PACIENCIA_MS) return
    const titulo = `A caixa ${caixa.nome} não está sendo lida`
    await avisarAdministradores(tx, negocio, { titulo, mensagem: falha, caminho: '/correio-recebido' }, agora)
  })

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
  return cortar(semControles(responseText ?? message ?? 'O servidor não respondeu.'), 300)
}

type Leitura = { caixa: Caixa; posse: Posse }

async function receber(
  negocio: Negocio,
  leitura: Leitura,
  aberta: CaixaAberta,
  relogio: Relogio,
): Promise<void> {
  const { validade } = aberta
  const { caixa, posse } = leitura
  // What was stored and not marked, because somebody died in between.
  await marcar(negocio, caixa, aberta, relogio)
  const maior = negocio.parametros(caixa.filialId).maiorEmailRecebidoMb * MEGA
  let ultimoUid = aberta.proximoUid - 1
  let desde = desdeOnde(caixa, validade)
  // Again until nothing is new: who heard of a message while this one read found the mailbox taken.
  for (let achou = true; achou; desde = { uid: ultimoUid }) {
    achou = false
    for await (const mensagem of aberta.mensagens(desde, maior)) {
      const guardada = await guardar(negocio, leitura, { ...mensagem, validade }, relogio())
      if (guardada) await marcar(negocio, caixa, aberta, relogio)
      else await aberta.marcarComoLida([mensagem.uid])
      ultimoUid = Math.max(ultimoUid, mensagem.uid)
      achou = true
    }
  }
  await posse.gravar(negocio.banco, { validade, ultimoUid })
}

/**
 * The first time, what nobody read: years of mail are no tickets. With another UIDVALIDITY the numbers begin anew: also
 * whatever came since the last reading, and the keys tell what was already here.
 */
function desdeOnde({ validade, ultimoUid, lidaEm }: Caixa, atual: string): Desde {
  if (validade === atual) return { uid: ultimoUid }
  return { naoLidas: true, desdeODia: lidaEm && new Date(lidaEm.getTime() - FOLGA_MS) }
}

/** The clock starts when the mailbox got it, which may be hours before anybody read it; what lay there for weeks is of today. */
const quandoChegou = (chegouEm: Date | null, agora: Date): Date =>
  chegouEm && chegouEm <= agora && agora.getTime() - chegouEm.getTime() < MAIOR_ATRASO_MS ? chegouEm : agora

/** ALC-02 The message, its work and how far the mailbox was read: all or nothing. Answers whether it was new. */
const guardar = (
  negocio: Negocio,
  { caixa, posse }: Leitura,
  { uid, tamanho, bytes, cortada, chegouEm, validade }: MensagemDaCaixa & { validade: string },
  agora: Date,
): Promise<boolean> =>
  transacao(negocio.banco, async (tx) => {
    // Where the numbers began anew, how far it was read is said at the end, when all that looked new is here.
    await posse.gravar(tx, caixa.validade === validade ? { ultimoUid: uid } : {})
    const cabecalhos = lerCabecalhos(bytes)
    const recebidaId = await inserirRecebida(
      tx,
      {
        caixaId: caixa.id,
        filialId: caixa.filialId,
        ...{ validade, uid, tamanho, cortada },
        chave: chaveDaMensagem(bytes, tamanho),
        ...cabecalhos,
        recebidaEm: quandoChegou(chegouEm, agora),
        estado: 'NA_FILA',
        estadoEm: agora,
      },
      bytes,
    )
    if (recebidaId === null) return false
    await agendarEntrada(tx, { id: recebidaId, deEmail: cabecalhos.deEmail })
    await anunciarRecebidas(tx, listarRecebidas)
    return true
  })

async function marcar(negocio: Negocio, caixa: Caixa, aberta: CaixaAberta, relogio: Relogio): Promise<void> {
  const guardadas = await aMarcar(negocio.banco, caixa.id, aberta.validade)
  if (guardadas.length === 0) return
  await aberta.marcarComoLida(guardadas.map(({ uid }) => uid))
  const ids = guardadas.map(({ id }) => id)
  await gravarMarcadas(negocio.banco, ids, relogio())
}
