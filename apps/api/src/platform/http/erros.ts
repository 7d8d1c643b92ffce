import { type CodigoErro, ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { semEspaco } from '../arquivos/espaco.ts'
import { bancoForaDoAlcance, bancoOcupado } from '../banco/transacao.ts'

const ESPERA_PELO_BANCO_S = 5

const CODIGO_POR_FALHA: Record<string, CodigoErro> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'CORPO_GRANDE_DEMAIS',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'TIPO_DE_CONTEUDO_NAO_ACEITO',
  FST_ERR_CTP_INVALID_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'REQUISICAO_INVALIDA',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'REQUISICAO_INVALIDA',
  FST_ERR_BAD_URL: 'REQUISICAO_INVALIDA',
}

/** Every failure leaves through here, in one shape; what is not a refusal of ours is logged whole and told to nobody. */
export function responderErro(
  erro: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const recusa = comoRecusa(erro, request)
  if (recusa.status >= 500) request.log.error({ err: erro }, 'falha inesperada')
  if (recusa.codigo === 'ENVIO_INTERROMPIDO')
    request.log.info({ metodo: request.method, caminho: request.url.split('?')[0] }, 'quem enviava desistiu')
  if (recusa.detalhes.esperar) reply.header('retry-after', recusa.detalhes.esperar)
  // A handler that failed half-way may have promised caching or a file.
  for (const cabecalho of ['content-encoding', 'content-length', 'content-disposition'])
    reply.removeHeader(cabecalho)
  reply.header('cache-control', 'no-store')
  const corpo = { ...recusa.noFio(), ...(recusa.status >= 500 && { requisicao: request.id }) }
  return reply.code(recusa.status).type('application/json; charset=utf-8').send(corpo)
}

/** SEG-04 Whoever was sending is gone, or ended before what was promised: nothing here failed. */
export const envioCortado = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

function comoRecusa(erro: FastifyError | Error, request: FastifyRequest): ErroDeNegocio {
  if (erro instanceof ErroDeNegocio) return erro
  if (envioCortado(request)) return new ErroDeNegocio('ENVIO_INTERROMPIDO')
  const { code, statusCode } = erro as FastifyError
  const codigo = CODIGO_POR_FALHA[code]
  if (codigo) return new ErroDeNegocio(codigo)
  if (bancoForaDoAlcance(erro))
    return new ErroDeNegocio('SERVICO_INDISPONIVEL', { esperar: ESPERA_PELO_BANCO_S })
  if (bancoOcupado(erro)) return new ErroDeNegocio('SERVIDOR_OCUPADO', { esperar: ESPERA_PELO_BANCO_S })
  if (semEspaco(erro)) return new ErroDeNegocio('SEM_ESPACO')
  // What a plugin refused by itself, by its status; never its English sentence.
  if (!statusCode || statusCode < 400 || statusCode >= 500) return new ErroDeNegocio('ERRO_INTERNO')
  const porStatus = (Object.keys(ERROS) as CodigoErro[]).find((nome) => ERROS[nome].status === statusCode)
  return new ErroDeNegocio(porStatus ?? 'REQUISICAO_INVALIDA')
}

export function responderNaoEncontrada(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(new ErroDeNegocio('ROTA_NAO_ENCONTRADA').noFio())
}
