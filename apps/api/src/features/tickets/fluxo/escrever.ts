import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { impedimentoParaEscrever } from '@balcao/dominio/tickets/ciclo-de-vida'
import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { ehRestrito } from '@balcao/dominio/tickets/historico'
import {
  clienteLe,
  efeitoDaMensagem,
  impedimentoParaAguardar,
  PERMISSAO_DA_MENSAGEM,
  problemasDaMensagem,
} from '@balcao/dominio/tickets/mensagem'
import { atendeFilas } from '@balcao/dominio/usuarios'
import { rota } from '../../../rota.ts'
import { carregarParaMudar } from '../nucleo/carregar-para-mudar.ts'
import { guardarAnexos } from '../nucleo/guardar-anexos.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../nucleo/queries-anexos.ts'
import { contaDoConsumidor } from '../nucleo/queries-mudanca.ts'
import { contarAResposta } from '../nucleo/reacoes.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { camposDaMensagem } from './campos-da-mensagem.ts'
import { encaminharTicket } from './gravar-encaminhamento.ts'
import { campoDeQuemAge } from './trocar-responsavel.ts'

/** TIC-04, TIC-12 Two people may write at once: without `versao` a message only adds to what others wrote. */
export const rotaEscreverNoHistorico = rota(
  escreverNoHistorico,
  async ({ params, corpo, arquivos, sessao, negocio, autoria, agora, aoFalhar, tx }) => {
    const { tipo, mensagem, aguardarCliente, contato = null, setor = null, operador = null } = corpo
    if (!pode(sessao.autorizacoes, PERMISSAO_DA_MENSAGEM[tipo])) throw new ErroDeNegocio('SEM_PERMISSAO')
    const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
    const { linha, estado } = travado
    const { tamanhoMaximoArquivoMb, assumeAoResponder } = negocio.parametros(linha.filialId)
    const recebidos = arquivos.ate(tamanhoMaximoArquivoMb)
    const escrita = {
      ...{ tipo, aguardarCliente, contato },
      daEquipe: atendeFilas(sessao.tipo),
      clienteLe: clienteLe(await contaDoConsumidor(tx, linha)),
    }
    recusarSe(impedimentoParaEscrever(estado))
    recusarSe(impedimentoParaAguardar(escrita, linha))
    const campos = problemasDaMensagem({ ...escrita, mensagem, anexos: recebidos.length, setor })
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })

    const { versao, historicoId } =
      tipo === 'ENCAMINHAMENTO' && setor !== null
        ? await encaminharTicket(tx, autoria, travado, { setorId: setor, operadorId: operador, mensagem })
        : await mudarTicket(tx, autoria, linha, {
            campos: {
              ...(await camposDaMensagem(tx, travado, efeitoDaMensagem(escrita, linha), agora)),
              ...(!ehRestrito(tipo) && campoDeQuemAge(linha, {}, sessao, assumeAoResponder)),
            },
            entrada: { tipo, acao: 'MENSAGEM', mensagem, ...(contato && { dados: { contato } }) },
          })
    if (escrita.daEquipe && !ehRestrito(tipo))
      await contarAResposta(tx, autoria, { ticketId: linha.id, mensagem })
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
    return { id: historicoId, versao }
  },
)
