import type { Destino } from '@balcao/dominio/correio/destino'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { ehRestrito, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import {
  clienteLe,
  efeitoDaMensagem,
  impedimentoParaAguardar,
  PERMISSAO_DA_MENSAGEM,
  problemasDaMensagem,
} from '@balcao/dominio/tickets/mensagem'
import { NAO_VE_O_TICKET, problemaDaMencao } from '@balcao/dominio/tickets/seguidores/mencoes'
import { atendeFilas } from '@balcao/dominio/usuarios'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { destinoDoTicket, enviarPorCorreio, problemaDoEndereco } from '../nucleo/correio.ts'
import { guardarAnexos } from '../nucleo/guardar-anexos.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../nucleo/queries-anexos.ts'
import { contaDoConsumidor, type LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { type Pessoa, quemVeOTicket } from '../nucleo/queries-quem-ve.ts'
import { contarAResposta, contarOQueOClienteDisse } from '../nucleo/reacoes.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { conversaPeloWhatsapp, enviarPorWhatsapp } from '../nucleo/whatsapp.ts'
import { camposDaMensagem } from './campos-da-mensagem.ts'
import { encaminharTicket } from './gravar-encaminhamento.ts'
import { campoDeQuemAge } from './trocar-responsavel.ts'

/** TIC-04, TIC-12 Two people may write at once: without `versao` a message only adds to what others wrote. */
export const rotaEscreverNoHistorico = rota(
  escreverNoHistorico,
  async ({ params, corpo, arquivos, sessao, negocio, autoria, agora, aoFalhar, resposta, tx }) => {
    const { tipo, mensagem, aguardarCliente, contato = null, setor = null, operador = null } = corpo
    if (!pode(sessao.autorizacoes, PERMISSAO_DA_MENSAGEM[tipo])) throw new ErroDeNegocio('SEM_PERMISSAO')
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha, estado } = travado
    // ALC-05 Who writes by WhatsApp is answered there, unless this message names an address.
    const whatsapp = !corpo.para && (await conversaPeloWhatsapp(tx, negocio, linha.id))
    const correio = whatsapp ? null : paraQuemVai(negocio, sessao, linha, corpo)
    const { tamanhoMaximoArquivoMb, assumeAoResponder } = negocio.parametros(linha.filialId)
    const recebidos = arquivos.ate(tamanhoMaximoArquivoMb)
    const escrita = {
      ...{ tipo, aguardarCliente, contato },
      daEquipe: atendeFilas(sessao.tipo),
      clienteLe: whatsapp || clienteLe(await contaDoConsumidor(tx, linha), correio),
    }
    recusarSe(impedimentoParaEscrever(estado))
    recusarSe(impedimentoParaAguardar(escrita, linha))
    const campos = problemasDaMensagem({ ...escrita, mensagem, anexos: recebidos.length, setor })
    const mencoes = await exigirMencionados(tx, linha.id, {
      tipo,
      ids: corpo.mencoes,
      eu: sessao.colaboradorId,
    })
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })

    const { versao, historicoId } =
      tipo === 'ENCAMINHAMENTO' && setor !== null
        ? await encaminharTicket(tx, autoria, travado, { setorId: setor, operadorId: operador, mensagem })
        : await mudarTicket(tx, autoria, linha, {
            campos: {
              ...(await camposDaMensagem(tx, travado, efeitoDaMensagem(escrita, linha), agora)),
              ...(!ehRestrito(tipo) && campoDeQuemAge(linha, {}, sessao, assumeAoResponder)),
              // Who was let in on it reads what comes after too.
              ...(corpo.copias && { contatoCopias: corpo.copias }),
            },
            entrada: { tipo, acao: 'MENSAGEM', mensagem, mencoes, ...(contato && { dados: { contato } }) },
          })
    const contar = escrita.daEquipe ? contarAResposta : contarOQueOClienteDisse
    if (!ehRestrito(tipo)) await contar(tx, autoria, { ticketId: linha.id, historicoId, mensagem })
    const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, recebidos)
    await inserirAnexos(
      tx,
      guardados.map((guardado) => ({
        ...guardado,
        ticketId: linha.id,
        historicoId,
        interno: ehRestrito(tipo),
        criadoEm: agora,
        criadoPor: sessao.colaboradorId,
      })),
    )
    if (tipo === 'PUBLICO' && escrita.daEquipe && whatsapp)
      await enviarPorWhatsapp(tx, { ticketId: linha.id, historicoId, mensagem }, agora)
    if (tipo === 'PUBLICO' && escrita.daEquipe && correio) {
      const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
      const envio = { ticketId: linha.id, filialId: linha.filialId, historicoId, destino: correio, origem }
      await enviarPorCorreio(tx, negocio, { ...envio, especie: 'ENTRADA' }, agora)
    }
    return { id: historicoId, versao }
  },
)

/** MES-06 Only in what the customer never reads, and only who sees this ticket by the same rule as everybody. */
async function exigirMencionados(
  tx: Tx,
  ticketId: number,
  { tipo, ids, eu }: { tipo: TipoDeHistorico; ids: readonly number[]; eu: number },
): Promise<Pessoa[]> {
  const outros = [...new Set(ids)].filter((id) => id !== eu)
  const recusar = (mencoes: string) => new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { mencoes } })
  const problema = problemaDaMencao(tipo, ids)
  if (problema) throw recusar(problema)
  const pessoas = await quemVeOTicket(tx, ticketId, outros)
  if (pessoas.length < outros.length) throw recusar(NAO_VE_O_TICKET)
  return pessoas
}

/** ALC-01 To the ticket's contact, or to whom this message names; both only for who may choose. */
function paraQuemVai(
  negocio: Negocio,
  { autorizacoes }: Sessao,
  linha: LinhaDoTicket,
  { para, copias }: { para?: string | undefined; copias?: string[] | undefined },
): Destino | null {
  if ((para || copias) && !pode(autorizacoes, 'TICKET_CONTATO')) throw new ErroDeNegocio('SEM_PERMISSAO')
  const problema = problemaDoEndereco(negocio, linha.filialId, para)
  if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { para: problema } })
  return destinoDoTicket(negocio, {
    filialId: linha.filialId,
    contatoEmail: para ?? linha.contatoEmail,
    contatoCopias: copias ?? linha.contatoCopias,
  })
}
