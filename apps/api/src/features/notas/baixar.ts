import { ErroDeNegocio } from '@balcao/dominio/erros'
import { baixarDanfe, baixarXmlDaNota } from '@balcao/dominio/notas/contratos'
import type { Executor } from '../../platform/banco/conexao.ts'
import { enviarArquivo } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import type { Sessao } from '../../sessao.ts'
import { desenharDanfe } from './danfe/desenhar-danfe.ts'
import { lerNotaImpressa } from './danfe/nota-impressa.ts'
import { documentoVisivelPorId } from './queries.ts'

async function exigirDocumento(banco: Executor, sessao: Sessao, id: number) {
  const documento = await documentoVisivelPorId(banco, sessao, id)
  if (!documento) throw new ErroDeNegocio('NAO_ENCONTRADO')
  const { chave, xml } = documento
  if (!xml) throw new ErroDeNegocio('NOTA_SEM_XML')
  return { chave, xml: Buffer.from(xml) }
}

export const rotaBaixarXmlDaNota = rota(baixarXmlDaNota, async ({ params, sessao, resposta, tx }) => {
  const { chave, xml } = await exigirDocumento(tx, sessao, params.id)
  return enviarArquivo(resposta, { nome: `${chave}-nfe.xml`, midia: 'application/xml', conteudo: xml })
})

export const rotaBaixarDanfe = rota(baixarDanfe, async ({ params, sessao, resposta, agora, tx }) => {
  const { chave, xml } = await exigirDocumento(tx, sessao, params.id)
  const conteudo = await desenharDanfe(lerNotaImpressa(xml), agora)
  return enviarArquivo(resposta, { nome: `${chave}-danfe.pdf`, midia: 'application/pdf', conteudo })
})
