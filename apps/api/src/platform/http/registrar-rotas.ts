import { dizOQueToca } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { ExigirEspaco } from '../arquivos/espaco.ts'
import type { Tx } from '../banco/conexao.ts'
import { ConfirmacaoEmDuvida, transacao } from '../banco/transacao.ts'
import type { Relogio } from '../relogio.ts'
import { criarDesfazimento } from './desfazimento.ts'
import { enderecoDaRede } from './endereco-da-rede.ts'
import { aceitaChave, atenderUmaVez, imprimir, lerChave } from './idempotencia.ts'
import { bancoDaLeitura, dizerPosicao } from './leitura-da-replica.ts'
import { arquivosDoPedido, lerFormulario } from './multipart.ts'
import { criarRegistroDeQuemViu } from './quem-viu.ts'
import type { Circunstancia, NegocioBase, Rota, SessaoBase } from './rota.ts'
import { validar, validarCaminho } from './validar.ts'

export type Ligacao<N extends NegocioBase, S extends SessaoBase> = {
  rotas: readonly Rota[]
  negocios: ReadonlyMap<string, N>
  autenticar(request: FastifyRequest, negocio: N, agora: Date): Promise<S>
  /** In whose name the keys of repeated requests are kept. */
  donoDasChaves(sessao: S): string
  relogio: Relogio
  exigirEspaco: ExigirEspaco
  /** Checks answers against their contract: on in tests, off in production (it costs half of the throughput). */
  conferirRespostas: boolean
}

/** Binds every contract to its URL, its guard and its handler, under `/api/{negocio}`. */
export function registrarRotas<N extends NegocioBase, S extends SessaoBase>(
  app: FastifyInstance,
  ligacao: Ligacao<N, S>,
): void {
  const registrarQuemViu = criarRegistroDeQuemViu()
  for (const rota of ligacao.rotas) {
    const { metodo, caminho, acao, publico, limitePorMinuto } = rota.contrato
    // A contract built by hand could lack these; such a route must never be served.
    if (!acao && !publico) throw new Error(`${metodo} ${caminho}: rota sem acao nem publico`)
    if (!dizOQueToca(rota.contrato))
      throw new Error(`${metodo} ${caminho}: rota que não diz o que lê nem o que muda`)
    app.route({
      method: metodo,
      url: `/api/:negocio${caminho}`,
      config: {
        ...(limitePorMinuto && { rateLimit: { max: limitePorMinuto, timeWindow: '1 minute' } }),
        comTexto: rota.guarda !== undefined,
      },
      handler: (request, reply) => atender(request, reply, rota, { ...ligacao, registrarQuemViu }),
    })
  }
}

async function atender<N extends NegocioBase, S extends SessaoBase>(
  request: FastifyRequest,
  reply: FastifyReply,
  rota: Rota,
  ligacao: Ligacao<N, S> & { registrarQuemViu: ReturnType<typeof criarRegistroDeQuemViu> },
): Promise<unknown> {
  const { contrato } = rota
  const { negocio: id, ...caminho } = request.params as Record<string, string>
  const negocio = ligacao.negocios.get(id ?? '')
  if (!negocio) throw new ErroDeNegocio('NEGOCIO_NAO_ENCONTRADO')

  // Nothing of a session may stay in a cache; what is public says so itself.
  reply.header('cache-control', 'no-store')
  const agora = ligacao.relogio()
  const sessao = contrato.acao ? await ligacao.autenticar(request, negocio, agora) : null
  await rota.guarda?.({ request, negocio, agora } as never)
  if (contrato.acao && sessao && !pode(sessao.autorizacoes, contrato.acao))
    throw new ErroDeNegocio('SEM_PERMISSAO')

  if (contrato.metodo !== 'GET') await ligacao.exigirEspaco()
  const chave = sessao && aceitaChave(rota) ? lerChave(request) : null
  const params = validarCaminho(contrato.params, caminho)
  const query = validar(contrato.query, request.query)
  // Whoever has no file to send may send JSON.
  const formulario =
    contrato.arquivos && request.isMultipart()
      ? await lerFormulario(request, contrato.arquivos, negocio.maiorEnvioMb())
      : null
  const falha = criarDesfazimento()
  dizerPosicao(negocio.banco, reply)
  try {
    const corpo = validar(contrato.corpo, formulario ? formulario.campos : request.body)
    const circunstancia: Circunstancia<N> = {
      negocio,
      agora,
      autoria: {
        agora,
        colaboradorId: sessao?.colaboradorId ?? null,
        requisicao: request.id,
        ip: enderecoDaRede(request.ip),
        muda: contrato.muda ?? [],
      },
      navegador: request.headers['user-agent'] ?? '',
      resposta: reply,
      aoFalhar: falha.lembrar,
    }
    const arquivos = arquivosDoPedido(formulario?.arquivos ?? [])
    const partes = { ...circunstancia, params, query, corpo, arquivos, sessao }
    const banco = contrato.replica ? await bancoDaLeitura(negocio.banco, request, reply) : negocio.banco
    const repeticao = sessao &&
      chave !== null && {
        dono: ligacao.donoDasChaves(sessao),
        chave,
        rota: `${contrato.metodo} ${contrato.caminho}`,
        impressao: await imprimir(request, formulario, contrato.sigilo),
        criadaEm: agora,
      }
    const gravar = (fazer: (tx: Tx) => Promise<unknown>) =>
      transacao(negocio.banco, async (tx) => {
        // Tried again after a deadlock: what the first attempt left goes before the second begins.
        await falha.desfazer()
        return repeticao ? atenderUmaVez(tx, repeticao, reply, () => fazer(tx)) : fazer(tx)
      })
    const resultado = await falha.tentar(
      () =>
        rota.transacao === true
          ? gravar((tx) => rota.atender({ ...partes, tx } as never))
          : rota.atender({ ...partes, tx: banco, gravar } as never),
      (erro) => erro instanceof ConfirmacaoEmDuvida,
    )
    if (contrato.mostra && sessao) {
      const [de = ''] = Object.values(caminho)
      const olhar = { banco: negocio.banco, negocio: negocio.id, autoria: circunstancia.autoria, id: de }
      await ligacao.registrarQuemViu({ ...olhar, mostra: contrato.mostra }, resultado)
    }
    return conferida(rota, resultado, ligacao.conferirRespostas)
  } finally {
    await formulario?.limpar()
  }
}

function conferida(rota: Rota, resultado: unknown, conferir: boolean): unknown {
  const { resposta, metodo, caminho } = rota.contrato
  if (!conferir || 'midia' in resposta) return resultado
  const { error } = z.safeParse(resposta, JSON.parse(JSON.stringify(resultado)))
  if (error) throw new Error(`${metodo} ${caminho}: resposta fora do contrato: ${z.prettifyError(error)}`)
  return resultado
}
