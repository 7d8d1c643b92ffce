import { emailValido } from '@balcao/dominio/brasil/email'
import { ehCaixaPropria } from '@balcao/dominio/correio/destino'
import { autenticacaoDoRemetente } from '@balcao/dominio/correio/entrada/autenticacao'
import { ehEncaminhada, remetenteOriginal, separarCitacao } from '@balcao/dominio/correio/entrada/citacao'
import { listarRecebidas } from '@balcao/dominio/correio/entrada/contratos'
import { especieDaRecebida, marcadaComoSpam } from '@balcao/dominio/correio/entrada/maquina'
import {
  CONTINUA,
  DE_LADO,
  NO_PACOTE_DO_OUTLOOK,
  SEM_LEITURA,
  SEM_TEXTO,
} from '@balcao/dominio/correio/entrada/motivos'
import { type CandidatoATicket, lugarDaRecebida } from '@balcao/dominio/correio/entrada/qual-ticket'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { cortar } from '@balcao/dominio/formatos/cortar'
import { TAMANHO_DA_MENSAGEM } from '@balcao/dominio/tickets/esquemas'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { ConfirmacaoEmDuvida, transacao } from '../../../platform/banco/transacao.ts'
import { interpretar, MensagemIlegivel } from '../../../platform/email/interpretar.ts'
import type { MensagemLida, Pessoa } from '../../../platform/email/mensagem-lida.ts'
import { soOsCabecalhos } from '../../../platform/email/so-os-cabecalhos.ts'
import { criarDesfazimento } from '../../../platform/http/desfazimento.ts'
import type { Relogio } from '../../../platform/relogio.ts'
import { anunciarRecebidas } from '../../acompanhamentos/anunciar-recebidas.ts'
import { avisarTriagem } from '../../acompanhamentos/avisar-triagem.ts'
import { destinoDaUniao } from '../../tickets/nucleo/queries-uniao.ts'
import { assuntoEFio } from '../queries.ts'
import { candidatosATicket } from './achar-ticket.ts'
import { comAnexos, ehTnef } from './anexos.ts'
import { proprias } from './autoria.ts'
import { receberDevolucao } from './devolvida.ts'
import { abrirPorEmail, anotarAutomatica, type Entrada, juntarAoTicket } from './no-ticket.ts'
import {
  clienteDoEndereco,
  type Desfecho,
  ehColega,
  gemea,
  gravarFalhaDaEntrada,
  gravarRecebida,
  originalDe,
  type Recebida,
  recebidaPorId,
  ticketDestaCaixa,
  travarRecebida,
} from './queries.ts'
import { quantasEsperam } from './queries-lista.ts'

const DEFEITO = 'uma falha do portal, que ficou registrada.'

type Contexto = { tentativa: number; maximoDeTentativas: number }

/** What a person decided about a message that was set aside; without it, the message says by itself. */
export type Decisao = { ticketId: number } | 'NOVO_TICKET'

/**
 * ALC-02 A message that came in becomes what it is, in one transaction: whoever dies before its end leaves it waiting, and whoever
 * comes again after it finds it done. What cannot be understood is set aside, and keeps nobody else waiting.
 */
export async function entrarCorreio(
  negocio: Negocio,
  { recebidaId, decisao }: { recebidaId: number; decisao?: Decisao },
  { tentativa, maximoDeTentativas }: Contexto,
  relogio: Relogio,
): Promise<void> {
  const parada = await recebidaPorId(negocio.banco, recebidaId)
  if (parada?.estado !== 'NA_FILA') return
  try {
    await processar(negocio, parada, decisao, relogio)
  } catch (erro) {
    const definitiva = erro instanceof MensagemIlegivel || tentativa >= maximoDeTentativas
    const falha = {
      motivo: DE_LADO.falhou(explicar(erro)),
      tentativas: tentativa,
      ...(definitiva && { estado: 'DE_LADO' as const, estadoEm: relogio() }),
    }
    await transacao(negocio.banco, async (tx) => {
      await gravarFalhaDaEntrada(tx, recebidaId, falha)
      const { filialId, deEmail: de } = parada
      if (definitiva) await avisarQueEspera(tx, negocio, { filialId, de, motivo: falha.motivo }, relogio())
      await anunciarRecebidas(tx, listarRecebidas)
    })
    // The log hears of whatever is not the message's own fault.
    if (!(erro instanceof MensagemIlegivel)) throw erro
  }
}

/** For who looks at what was set aside; of a defect they read no SQL. */
const explicar = (erro: unknown): string =>
  erro instanceof MensagemIlegivel || erro instanceof ErroDeNegocio ? cortar(erro.message, 300) : DEFEITO

async function processar(
  negocio: Negocio,
  parada: Recebida,
  decisao: Decisao | undefined,
  relogio: Relogio,
): Promise<void> {
  const bytes = await originalDe(negocio.banco, parada.id)
  if (!bytes) throw new MensagemIlegivel('O original já não está guardado.')
  const lida = await interpretar(bytes).catch((erro) => {
    // Whoever decided looked at the original: what nobody understands does not come back to them for ever.
    if (decisao && erro instanceof MensagemIlegivel) return soOsCabecalhos(bytes, SEM_LEITURA)
    throw erro
  })
  const falha = criarDesfazimento()
  await comAnexos(lida.anexos, async ({ aceitos: arquivos, daEquipe, recusados: deFora }) => {
    const gravar = () =>
      transacao(negocio.banco, async (tx) => {
        const recebida = await travarRecebida(tx, parada.id)
        if (recebida?.estado !== 'NA_FILA') return
        const entrada = entradaDe(recebida, lida, deFora)
        const agora = relogio()
        const contexto = { negocio, agora, aoFalhar: falha.lembrar, arquivos, daEquipe }
        const desfecho = await decidir(tx, contexto, { recebida, lida, entrada, decisao })
        await gravarRecebida(tx, recebida.id, {
          ...desfecho,
          estadoEm: agora,
          deNome: lida.de?.nome || recebida.deNome,
          deEmail: lida.de?.email ?? recebida.deEmail,
          assunto: lida.assunto || recebida.assunto,
          texto: lida.texto,
          citado: entrada.citado,
          html: lida.html,
        })
        if (desfecho.estado === 'DE_LADO')
          await avisarQueEspera(
            tx,
            negocio,
            { filialId: recebida.filialId, de: recebida.deEmail, motivo: desfecho.motivo ?? '' },
            agora,
          )
        await anunciarRecebidas(tx, listarRecebidas)
      })
    await falha.tentar(gravar, (erro) => erro instanceof ConfirmacaoEmDuvida)
  })
}

/** What of it is shown: never empty, of a bearable length. */
function entradaDe(recebida: Recebida, lida: MensagemLida, deFora: string[]): Entrada {
  const { visivel, citado } = separarCitacao(lida.texto, { encaminhada: ehEncaminhada(lida.assunto) })
  const partes = [
    visivel || lida.assunto || SEM_TEXTO,
    lida.anexos.some(({ bytes }) => ehTnef(bytes)) && NO_PACOTE_DO_OUTLOOK,
    deFora.length > 0 && `(anexos que não são aceitos aqui: ${deFora.join(', ')})`,
  ]
  const inteira = partes.filter(Boolean).join('\n\n')
  const cabe = inteira.length <= TAMANHO_DA_MENSAGEM
  const texto = cabe ? inteira : `${cortar(inteira, TAMANHO_DA_MENSAGEM - CONTINUA.length)}${CONTINUA}`
  const nome = lida.de?.nome ?? ''
  const email = lida.de?.email ?? ''
  const mais = citado !== '' || lida.html !== null || !cabe
  return { texto, citado, porEmail: { recebidaId: recebida.id, nome, email, mais, deFora } }
}

type Caso = { recebida: Recebida; lida: MensagemLida; entrada: Entrada; decisao: Decisao | undefined }
type ContextoDaEntrada = Parameters<typeof juntarAoTicket>[1]

async function decidir(
  tx: Tx,
  contexto: ContextoDaEntrada,
  { recebida, lida, entrada, decisao }: Caso,
): Promise<Desfecho> {
  const { negocio, agora } = contexto
  const de = lida.de?.email ?? ''
  const formulario = doFormulario(negocio, recebida.filialId, lida)
  const cliente = await clienteDoEndereco(tx, formulario?.email ?? de)
  const base = { recebida, lida, entrada, cliente, autor: formulario, linkado: null, calada: false }
  if (decisao) {
    // Whoever decided answers for whom it came from.
    const caso = { ...base, decidida: true, provado: true }
    return decisao === 'NOVO_TICKET'
      ? abrirPorEmail(tx, contexto, caso)
      : juntarAoTicket(tx, contexto, { ...caso, ticketId: decisao.ticketId })
  }
  if (recebida.cortada)
    return deLado(DE_LADO.grande(negocio.parametros(recebida.filialId).maiorEmailRecebidoMb))
  const especie = especieDaRecebida({
    cabecalhos: lida.cabecalhos,
    assunto: lida.assunto,
    de: formulario ? '' : de,
    temRelatorio: lida.relatorio !== null,
  })
  if (especie === 'DEVOLUCAO') {
    const devolvida = await receberDevolucao(tx, negocio, lida, agora)
    return devolvida ?? deLado(DE_LADO.devolucao)
  }
  if (!emailValido(de)) return deLado(DE_LADO.semRemetente)
  if (!formulario && ehCaixaPropria(de, proprias(negocio, recebida.filialId))) return deLado(DE_LADO.propria)
  const servidor = negocio.parametros(recebida.filialId).servidorQueConfereOEmail
  const autenticacao = autenticacaoDoRemetente({ carimbos: lida.carimbos, servidor, de })
  const candidatos = await candidatosATicket(tx, negocio, lida)
  const encaminhada = candidatos.length === 0 ? await deColega(tx, lida) : null
  const lugar = lugarDaRecebida({
    candidatos,
    autenticacao,
    confere: servidor !== '',
    // What a form or a colleague passes on proves nothing of whose address it names, and waits for nobody's stamp.
    deCliente: cliente !== null && !formulario && !encaminhada,
  })
  if ('espera' in lugar)
    return deLado(
      lugar.espera === 'FORJADA' ? DE_LADO.forjada : DE_LADO.semProva(await citado(tx, lugar.ticketId)),
    )
  const achado = lugar.ticketId && (await destinoDaUniao(tx, lugar.ticketId))
  const outra = await gemea(tx, recebida)
  // Already there, by the other mailbox.
  if (outra && (outra.filialId === recebida.filialId || outra.ticketId === achado))
    return { estado: 'NO_TICKET', motivo: null, ticketId: outra.ticketId }
  const passada = achado !== null && lugar.via !== 'ENDERECO' && ehEncaminhada(lida.assunto)
  const ticketId = passada ? await ticketNestaCaixa(tx, candidatos, recebida) : achado
  if (especie === 'AUTOMATICA')
    return ticketId === null
      ? deLado(DE_LADO.automatica)
      : anotarAutomatica(tx, contexto, { entrada, ticketId })
  const spam = marcadaComoSpam(lida.cabecalhos)
  if (spam && ticketId === null && !cliente) return deLado(DE_LADO.spam)
  const doOriginal = encaminhada ? await clienteDoEndereco(tx, encaminhada.email) : null
  const caso = {
    ...base,
    ...(encaminhada && { autor: encaminhada, cliente: doOriginal }),
    decidida: false,
    // A colleague answers for whom they pass on, where it is proved that they wrote.
    provado: encaminhada ? autenticacao === 'PASSOU' : lugar.emNomeDoCliente,
    linkado: passada && ticketId === null ? achado : (outra?.ticketId ?? null),
    calada: spam || encaminhada !== null || outra !== null,
  }
  return ticketId === null
    ? abrirPorEmail(tx, contexto, caso)
    : juntarAoTicket(tx, contexto, { ...caso, ticketId })
}

/** ALC-02 What is passed on to the mailbox of another department is that department's: none of it there yet, a new one. */
async function ticketNestaCaixa(
  tx: Tx,
  candidatos: readonly CandidatoATicket[],
  recebida: Recebida,
): Promise<number | null> {
  for (const { ticketId, participa } of candidatos) {
    const atual = await destinoDaUniao(tx, ticketId)
    if (participa && (await ticketDestaCaixa(tx, atual, recebida))) return atual
  }
  return null
}

/** ALC-02 Who filled in the form of the site: its program writes in its own name, and theirs in Reply-To. */
function doFormulario(negocio: Negocio, filialId: number, { de, responderA }: MensagemLida): Pessoa | null {
  const formularios = negocio
    .parametros(filialId)
    .formulariosDeContato.toLowerCase()
    .split(/[\s,;]+/)
  const serve = de && responderA && formularios.includes(de.email) && emailValido(responderA.email)
  return serve && !ehCaixaPropria(responderA.email, proprias(negocio, filialId)) ? responderA : null
}

/** ALC-02 Who wrote what somebody of the staff passes on. */
async function deColega(tx: Tx, { de, assunto, texto }: MensagemLida): Promise<Pessoa | null> {
  if (!de || !ehEncaminhada(assunto)) return null
  const original = remetenteOriginal(texto)
  return original && emailValido(original.email) && (await ehColega(tx, de.email)) ? original : null
}

/** For whoever joins it: the protocol of the ticket that it names. */
const citado = async (tx: Tx, ticketId: number | null): Promise<string | null> =>
  ticketId === null ? null : formatarProtocolo((await assuntoEFio(tx, ticketId)).protocolo)

const deLado = (motivo: string): Desfecho => ({ estado: 'DE_LADO', motivo })

type Espera = { filialId: number; de: string; motivo: string }

/** ALC-02 The first that waits is told to who sorts them in that branch; the others are counted in the menu. */
async function avisarQueEspera(
  tx: Tx,
  negocio: Negocio,
  { filialId, de, motivo: mensagem }: Espera,
  agora: Date,
): Promise<void> {
  if ((await quantasEsperam(tx, [filialId])) !== 1) return
  const titulo = `Um e-mail de ${de || 'remetente desconhecido'} espera por você`
  await avisarTriagem(tx, negocio, [filialId], { titulo, mensagem }, agora)
}
