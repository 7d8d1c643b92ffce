import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../../negocio.ts'
import { enviarArquivo, mostravelNoNavegador } from '../../../platform/http/enviar-arquivo.ts'

type Anexo = { arquivo: string; nomeExibicao: string; midia: string }

/** One that is not for whoever asks is null here, and refused like one that does not exist. */
export async function enviarAnexo(
  resposta: FastifyReply,
  negocio: Negocio,
  anexo: Anexo | null,
): Promise<FastifyReply> {
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
}
