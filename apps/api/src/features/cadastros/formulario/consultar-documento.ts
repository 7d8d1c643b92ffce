import { consultarDocumento, validarPreCadastro } from '@balcao/dominio/cadastros/contratos'
import { FRASE_DO_DOCUMENTO, situacaoDoDocumento } from '@balcao/dominio/cadastros/documento-conhecido'
import { rota } from '../../../rota.ts'
import { exigirDocumentoLivre } from '../nucleo/exigir-documento-livre.ts'
import { conhecidoPeloDocumento } from '../nucleo/queries-documento.ts'

export const rotaConsultarDocumento = rota(consultarDocumento, async ({ params, sessao, tx }) => {
  const conhecido = await conhecidoPeloDocumento(tx, sessao, params.documento)
  const situacao = situacaoDoDocumento(conhecido)
  return {
    situacao,
    cliente: conhecido?.visivel ? { id: conhecido.id, fant: conhecido.fantasia } : null,
    message: FRASE_DO_DOCUMENTO[situacao],
  }
})

export const rotaValidarPreCadastro = rota(validarPreCadastro, async ({ query, sessao, tx }) => {
  await exigirDocumentoLivre(tx, sessao, query.documento)
  return { message: FRASE_DO_DOCUMENTO.LIVRE }
})
