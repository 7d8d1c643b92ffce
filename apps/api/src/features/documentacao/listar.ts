import { baixarDocumento, listarDocumentacao } from '@balcao/dominio/documentacao/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { enviarArquivo, mostravelNoNavegador } from '../../platform/http/enviar-arquivo.ts'
import { rota } from '../../rota.ts'
import { exigirCliente } from '../clientes/exigir-cliente.ts'
import { prazoDoCliente } from './prazo-do-cliente.ts'
import { apresentarDocumento } from './presenter.ts'
import { documentoDoCliente, documentosDoCliente } from './queries.ts'

export const rotaListarDocumentacao = rota(
  listarDocumentacao,
  async ({ params, sessao, negocio, agora, tx }) => {
    const { id } = await exigirCliente(tx, sessao, params.idCli)
    const [documentos, prazo] = await Promise.all([
      documentosDoCliente(tx, id),
      prazoDoCliente(tx, negocio, id, agora),
    ])
    return { itens: documentos.map((documento) => apresentarDocumento(documento, prazo)) }
  },
)

export const rotaBaixarDocumento = rota(
  baixarDocumento,
  async ({ params, sessao, negocio, resposta, tx }) => {
    const { id } = await exigirCliente(tx, sessao, params.idCli)
    const achado = await documentoDoCliente(tx, id, params.idDoc)
    const arquivo = achado && (await negocio.armazem.abrir(achado.documento.arquivo))
    if (!arquivo) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { nomeExibicao: nome, midia } = achado.documento
    return enviarArquivo(resposta, {
      nome,
      midia,
      conteudo: arquivo.conteudo,
      tamanho: arquivo.tamanho,
      mostravel: mostravelNoNavegador(midia),
    })
  },
)
