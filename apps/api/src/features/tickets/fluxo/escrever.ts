import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { ehRestrito, type TipoDeHistorico } from '@balcao/dominio/tickets/historico'
import { clienteLe, PERMISSAO_DA_MENSAGEM } from '@balcao/dominio/tickets/mensagem'
import { NAO_VE_O_TICKET, problemaDaMencao } from '@balcao/dominio/tickets/seguidores/mencoes'
import { atendeFilas } from '@balcao/dominio/usuarios'
import { problemaDoTextoNoWhatsapp } from '@balcao/dominio/whatsapp/limites'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { rota } from '../../../rota.ts'
import type { Sessao } from '../../../sessao.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { type Alcance, alcanceDoTicket, alcancePorEmail, levarAoCliente } from '../nucleo/alcance.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { problemaDoEndereco } from '../nucleo/correio.ts'
import { guardarAnexos } from '../nucleo/guardar-anexos.ts'
import { inserirAnexos } from '../nucleo/queries-anexos.ts'
import { contaDoConsumidor, type LinhaDoTicket } from '../nucleo/queries-mudanca.ts'
import { type Pessoa, quemVeOTicket } from '../nucleo/queries-quem-ve.ts'
import { encaminharTicket } from './gravar-encaminhamento.ts'
import { exigirMensagem, gravarMensagem } from './gravar-mensagem.ts'

/** TIC-04, TIC-12 Two people may write at once: without `versao` a message only adds to what others wrote. */
export const rotaEscreverNoHistorico = rota(
  escreverNoHistorico,
  async ({ params, corpo, arquivos, sessao, negocio, autoria, agora, aoFalhar, resposta, tx }) => {
    const { tipo, mensagem, aguardarCliente, contato = null, setor = null, operador = null } = corpo
    if (!pode(sessao.autorizacoes, PERMISSAO_DA_MENSAGEM[tipo])) throw new ErroDeNegocio('SEM_PERMISSAO')
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha } = travado
    const alcance = await paraQuemVai({ tx, negocio, sessao, agora }, linha, corpo)
    const { tamanhoMaximoArquivoMb } = negocio.parametros(linha.filialId)
    const recebidos = arquivos.ate(tamanhoMaximoArquivoMb)
    const fala = {
      ...{ tipo, mensagem, aguardarCliente, contato },
      clienteLe: clienteLe(await contaDoConsumidor(tx, linha), alcance),
    }
    const longa = tipo === 'PUBLICO' && alcance?.via === 'WHATSAPP' && problemaDoTextoNoWhatsapp(mensagem)
    const mencoes = await exigirMencionados(tx, linha.id, {
      tipo,
      ids: corpo.mencoes,
      eu: sessao.colaboradorId,
    })
    exigirMensagem(
      travado,
      sessao,
      { ...fala, anexos: recebidos.length, setor },
      longa ? { mensagem: longa } : {},
    )

    const { versao, historicoId } =
      tipo === 'ENCAMINHAMENTO' && setor !== null
        ? await encaminharTicket(tx, { negocio, autoria }, travado, {
            setorId: setor,
            operadorId: operador,
            mensagem,
          })
        : await gravarMensagem(tx, { negocio, sessao, autoria }, travado, {
            ...fala,
            mencoes,
            copias: corpo.copias,
            novoContato:
              tipo === 'PUBLICO' && corpo.para && linha.contatoEmail === null
                ? { nome: linha.contatoNome ?? linha.consumidorNome, email: corpo.para }
                : undefined,
          })
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
    if (tipo === 'PUBLICO' && atendeFilas(sessao.tipo)) {
      const origem = enderecoDoPortal(negocio.configuracao.portal, resposta.request)
      const saida = { ticketId: linha.id, filialId: linha.filialId, historicoId, mensagem, origem }
      await levarAoCliente(tx, negocio, alcance, { ...saida, acao: 'MENSAGEM' }, agora)
    }
    return { id: historicoId, versao }
  },
)

/** MES-06/mencoes Only in what the customer never reads, and only who sees this ticket by the same rule as everybody. */
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

type Contexto = { tx: Tx; negocio: Negocio; sessao: Sessao; agora: Date }

/** ALC-01, ALC-05 As the ticket talks with its customer, or by mail to whom this message names; both only for who may choose. */
async function paraQuemVai(
  { tx, negocio, sessao, agora }: Contexto,
  linha: LinhaDoTicket,
  { para, copias }: { para?: string | undefined; copias?: string[] | undefined },
): Promise<Alcance> {
  if ((para || copias) && !pode(sessao.autorizacoes, 'TICKET_CONTATO'))
    throw new ErroDeNegocio('SEM_PERMISSAO')
  const problema = problemaDoEndereco(negocio, linha.filialId, para)
  if (problema) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { para: problema } })
  const contatoCopias = copias ?? linha.contatoCopias
  if (para) return alcancePorEmail(negocio, { ...linha, contatoEmail: para, contatoCopias })
  return alcanceDoTicket(tx, negocio, { ...linha, contatoCopias }, agora)
}
