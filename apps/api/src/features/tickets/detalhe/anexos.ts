import { ErroDeNegocio } from '@balcao/dominio/erros'
import { baixarAnexo, listarAnexosDoTicket } from '@balcao/dominio/tickets/detalhe/contratos'
import { enviarArquivo, mostravelNoNavegador } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import { exigirTicket } from '../nucleo/exigir-ticket.ts'
import { anexosDoTicket, anexoVisivelPorId } from '../nucleo/queries-anexos.ts'
import { apresentarAnexo } from './presenter-anexos.ts'

export const rotaListarAnexosDoTicket = rota(listarAnexosDoTicket, async ({ params, sessao, tx }) => {
  const { id } = await exigirTicket(tx, sessao, params.idTicket)
  const anexos = await anexosDoTicket(tx, sessao, id)
  return { itens: anexos.map((anexo) => ({ ...apresentarAnexo(anexo), autor: anexo.autor })) }
})

export const rotaBaixarAnexo = rota(baixarAnexo, async ({ params, sessao, negocio, resposta, tx }) => {
  const anexo = await anexoVisivelPorId(tx, sessao, params)
  const arquivo = anexo && (await negocio.armazem.abrir(anexo.arquivo))
  if (!arquivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { nomeExibicao: nome, midia } = anexo
  return enviarArquivo(resposta, {
    nome,
    midia,
    conteudo: arquivo.conteudo,
    tamanho: arquivo.tamanho,
    mostravel: mostravelNoNavegador(midia),
  })
})
