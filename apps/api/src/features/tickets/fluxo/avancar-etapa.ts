import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoParaAvancar } from '@balcao/dominio/tickets/ciclo-de-vida'
import { impedimentoParaCumprir } from '@balcao/dominio/tickets/deveres'
import { type Etapa, problemaDaCarga, proximaEtapa } from '@balcao/dominio/tickets/etapas'
import { avancarEtapa } from '@balcao/dominio/tickets/fluxo/contratos'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { rota } from '../../../rota.ts'
import { carregarParaMudar, deverDe } from '../nucleo/carregar-para-mudar.ts'
import { mudarTicket } from '../nucleo/mudar-ticket.ts'
import { recusarSe } from '../nucleo/recusar.ts'
import { type ArquivoDaNfd, receberArquivoDaNfd } from '../requisitos/arquivo-da-nfd.ts'
import type { PedidoDeAvanco } from '../requisitos/cumprimento.ts'
import { cumprirRequisito } from '../requisitos/cumprir-requisito.ts'
import { ligarAnexo } from '../requisitos/queries-nfd.ts'
import { camposDaEtapa } from './campos-da-etapa.ts'
import { dizerOQueSeEspera } from './dizer-o-que-se-espera.ts'
import { campoDeQuemAge } from './trocar-responsavel.ts'

export const rotaAvancarEtapa = rota(avancarEtapa, async ({ params, corpo, arquivos, sessao, ...pedido }) => {
  const { tx, autoria, negocio, agora, aoFalhar } = pedido
  const travado = await carregarParaMudar(tx, sessao, params.idTicket, corpo.versao)
  const { linha, estado } = travado
  const { tamanhoMaximoArquivoMb, assumeAoAvancar } = negocio.parametros(linha.filialId)
  const [recebido] = arquivos.ate(tamanhoMaximoArquivoMb)
  const arquivo = await receberArquivoDaNfd(recebido)
  recusarSe(impedimentoParaAvancar(estado))
  recusarSe(impedimentoParaCumprir(deverDe(travado, sessao, negocio)))
  exigirCarga(estado.etapa, corpo, arquivo)
  const cumprido = await cumprirRequisito(estado.etapa.requisito, {
    tx,
    negocio,
    sessao,
    autoria,
    linha,
    corpo,
    arquivo,
    aoFalhar,
  })
  const destino = proximaEtapa(estado.etapas, estado.etapa, {
    escolha: corpo.condicional ?? null,
    fatos: cumprido.fatos,
  })
  if ('erro' in destino)
    throw new ErroDeNegocio(destino.erro, {
      ...(destino.erro === 'ESCOLHA_DA_ETAPA_OBRIGATORIA' && { exige: 'ETAPA_CONDICIONAL' }),
    })
  const frase = FRASES.avanco(estado.etapa.nome, destino.etapa.nome)
  const dita = await dizerOQueSeEspera(tx, { ...pedido, sessao }, travado, {
    etapa: destino.etapa,
    mensagem: corpo.mensagem,
  })
  const campos = await camposDaEtapa(tx, dita, destino.etapa, agora)
  const { versao, historicoId } = await mudarTicket(tx, { negocio, autoria }, linha, {
    campos: {
      ...campos,
      ...campoDeQuemAge(linha, campos, sessao, assumeAoAvancar),
      percurso: [...linha.percurso, linha.etapaId],
    },
    entrada: {
      tipo: 'PRIVADO',
      acao: 'AVANCO',
      mensagem: comObservacao(frase, cumprido.relato, corpo.observacao),
      dados: { de: linha.etapaId, para: destino.etapa.id, ...cumprido.dados },
    },
  })
  if (cumprido.anexoId !== undefined) await ligarAnexo(tx, cumprido.anexoId, historicoId)
  return { message: frase, versao }
})

function exigirCarga(etapa: Etapa, corpo: PedidoDeAvanco['corpo'], arquivo: ArquivoDaNfd | null): void {
  const { versao: _versao, observacao: _observacao, mensagem: _mensagem, ...carga } = corpo
  const campos = (Object.keys(carga) as (keyof typeof carga)[]).filter((campo) => carga[campo] !== undefined)
  const problema = problemaDaCarga(etapa, [...campos, ...(arquivo ? (['arquivos'] as const) : [])])
  if (!problema) return
  const { codigo, ...detalhes } = problema
  throw new ErroDeNegocio(codigo, detalhes)
}
