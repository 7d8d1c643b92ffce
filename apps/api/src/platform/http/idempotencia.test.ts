import { contrato } from '@balcao/dominio/contrato'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { campoId, texto } from '@balcao/dominio/validacao'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { rota } from '../../rota.ts'
import { criarTarefas } from '../../tarefas/tarefas.ts'
import { type Banco, conectar } from '../banco/conexao.ts'
import { registrarHistorico } from '../banco/historico.ts'
import { historico, requisicaoRepetivel } from '../banco/tabelas.ts'

const HORA = 3_600_000
const PDF = (texto: string) => Buffer.from(`%PDF-1.4\n${texto}\n%%EOF\n`)

const resposta = z.object({ vez: z.number() })
const agir = contrato('POST /teste/:id/agir', {
  acao: 'DASHBOARD_VER',
  descricao: 'Age e diz que vez é',
  muda: [],
  params: z.object({ id: campoId }),
  query: z.object({ modo: z.optional(texto()) }),
  corpo: z.object({ nome: texto(), detalhes: z.optional(z.looseObject({})) }),
  resposta,
})
const trocar = contrato('PUT /teste/:id/trocar', { ...agir, descricao: 'Outra rota com o mesmo corpo' })
const enviar = contrato('POST /teste/:id/enviar', {
  ...agir,
  descricao: 'Age com arquivos',
  arquivos: { campo: 'anexos', maximo: 2, extensoes: ['.pdf'] },
})
const semTransacao = contrato('POST /teste/:id/sozinho', { ...agir, descricao: 'Abre as suas transações' })
const emArquivo = contrato('POST /teste/:id/arquivo', {
  ...agir,
  descricao: 'Responde um arquivo',
  resposta: { midia: 'text/plain' },
})
const aberta = contrato('POST /teste/:id/aberta', {
  publico: true,
  descricao: 'Sem sessão',
  muda: [],
  params: agir.params,
  resposta,
})

/** How often each record's handler ran, refused or not, and what stops it on the way. */
const vezes = new Map<number, number>()
let noCaminho: (vez: number) => Promise<void> | void = () => undefined

let abrirPorta = () => {}
const fecharPorta = () => {
  const { promise: porta, resolve: liberar } = Promise.withResolvers<void>()
  abrirPorta = liberar
  return { porta, liberar }
}

const contar = (id: number) => {
  const vez = (vezes.get(id) ?? 0) + 1
  vezes.set(id, vez)
  return vez
}
type Escrita = Parameters<Parameters<typeof rota<typeof agir>>[1]>[0]
const escrever = async ({ params, tx, autoria, resposta }: Escrita) => {
  const vez = contar(params.id)
  await registrarHistorico(tx, autoria, { entidade: 'teste', entidadeId: params.id, acao: 'AGIR' })
  await noCaminho(vez)
  resposta.code(201)
  return { vez }
}

const rotasExtras = [
  rota(agir, escrever),
  rota(trocar, escrever as never),
  rota(enviar, escrever as never),
  rota(semTransacao, async ({ params }) => ({ vez: contar(params.id) }), { transacao: false }),
  rota(emArquivo, async ({ params, resposta }) =>
    resposta.type('text/plain').send(String(contar(params.id))),
  ),
  rota(aberta, async ({ params }) => ({ vez: contar(params.id) })),
]

describe('TIC-13 requisição repetida', () => {
  let teste: AppDeTeste
  let token: string
  let deFora: Banco
  let proximo = 0
  beforeAll(async () => {
    teste = await criarAppDeTeste({ rotasExtras })
    token = await teste.tokenDe('ADMIN')
    deFora = conectar(teste.negocio().url, () => undefined)
  })
  afterEach(() => {
    noCaminho = () => undefined
    // A test that failed while it was closed would keep every connection from the next ones.
    abrirPorta()
  })
  afterAll(async () => {
    await deFora.$client.end()
    await teste.fechar()
  })

  const novo = () => ({ id: ++proximo })
  const chamar = (
    params: { id: number },
    chave: string | undefined,
    { corpo = { nome: 'Ana' } as unknown, quem = token, contrato = agir as typeof agir, query = {} } = {},
  ) =>
    teste.chamar(contrato, {
      token: quem,
      params,
      query,
      corpo,
      ...(chave !== undefined && { headers: { 'Idempotency-Key': chave } }),
    })
  const gravados = ({ id }: { id: number }) =>
    deFora.$count(historico, sql`entidade = 'teste' and entidade_id = ${String(id)}`)
  const guardadas = (chave: string) =>
    deFora.$count(requisicaoRepetivel, eq(requisicaoRepetivel.chave, chave))
  const esperando = async () => {
    const { rows } = await deFora.execute<{ total: number }>(
      sql`select count(*)::int as total from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0]?.total
  }

  it('TIC-13 sem chave, age a cada vez; com ela, uma vez só, e a resposta é a mesma', async () => {
    const [solto, preso] = [novo(), novo()]
    await chamar(solto, undefined)
    expect((await chamar(solto, undefined)).corpo).toEqual({ vez: 2 })

    const primeira = await chamar(preso, 'k-uma-vez')
    const segunda = await chamar(preso, 'k-uma-vez')
    expect([primeira.status, primeira.corpo]).toEqual([201, { vez: 1 }])
    expect([segunda.status, segunda.corpo]).toEqual([201, { vez: 1 }])
    expect(primeira.headers).not.toHaveProperty('idempotency-replayed')
    expect(segunda.headers['idempotency-replayed']).toBe('true')
    expect([vezes.get(preso.id), await gravados(preso)]).toEqual([1, 1])
  })

  it('TIC-13 a ordem dos campos não faz outro pedido', async () => {
    const alvo = novo()
    await chamar(alvo, 'k-ordem', { corpo: { nome: 'Ana', detalhes: { a: 1, b: [{ c: 2, d: 3 }] } } })
    const { status, headers } = await chamar(alvo, 'k-ordem', {
      corpo: { detalhes: { b: [{ d: 3, c: 2 }], a: 1 }, nome: 'Ana' },
    })
    expect([status, headers['idempotency-replayed']]).toEqual([201, 'true'])
  })

  it('TIC-13 vinte ao mesmo tempo: uma age, as outras esperam e recebem a resposta dela', async () => {
    const alvo = novo()
    const { porta, liberar } = fecharPorta()
    noCaminho = () => porta
    const chamadas = Array.from({ length: 20 }, () => chamar(alvo, 'k-vinte'))
    // Whoever waits does so for five seconds at most: the door opens with the first, and the others may come later.
    await expect.poll(esperando).toBeGreaterThan(0)
    liberar()
    const respostas = await Promise.all(chamadas)
    expect(respostas.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(respostas.map(({ corpo }) => corpo)).toEqual(Array(20).fill({ vez: 1 }))
    expect(respostas.filter(({ headers }) => headers['idempotency-replayed'])).toHaveLength(19)
    expect([vezes.get(alvo.id), await gravados(alvo)]).toEqual([1, 1])
  })

  it('TIC-13 recusada a primeira, uma das que esperavam age', async () => {
    const alvo = novo()
    const { porta, liberar } = fecharPorta()
    noCaminho = async (vez) => {
      await porta
      if (vez === 1) throw new ErroDeNegocio('NAO_ENCONTRADO')
    }
    const chamadas = Array.from({ length: 5 }, () => chamar(alvo, 'k-herdada'))
    await expect.poll(esperando).toBeGreaterThan(0)
    liberar()
    const status = (await Promise.all(chamadas)).map((resposta) => resposta.status)
    expect(status.toSorted()).toEqual([201, 201, 201, 201, 404])
    expect([vezes.get(alvo.id), await gravados(alvo)]).toEqual([2, 1])
  })

  it.each([
    ['outro corpo', { corpo: { nome: 'Bia' } }],
    ['outra consulta', { query: { modo: 'b' } }],
    ['outra rota', { contrato: trocar as never }],
  ])('TIC-13 a mesma chave com %s é recusada e não age', async (caso, mudanca) => {
    const alvo = novo()
    await chamar(alvo, `k-${alvo.id}`)
    const { status, erro } = await chamar(alvo, `k-${alvo.id}`, mudanca)
    expect([caso, status, erro]).toEqual([
      caso,
      409,
      {
        codigo: 'CHAVE_JA_USADA',
        message: 'Esta solicitação já foi usada para outra ação. Recarregue a página e tente de novo.',
      },
    ])
    expect(await gravados(alvo)).toBe(1)
  })

  it('TIC-13 a mesma chave para outro registro é recusada', async () => {
    const [um, outro] = [novo(), novo()]
    await chamar(um, 'k-registro')
    expect((await chamar(outro, 'k-registro')).erro.codigo).toBe('CHAVE_JA_USADA')
    expect(await gravados(outro)).toBe(0)
  })

  it('TIC-13 a chave é de quem a deu: outra pessoa com a mesma age e recebe a sua resposta', async () => {
    const alvo = novo()
    await chamar(alvo, 'k-de-duas')
    const { corpo, headers } = await chamar(alvo, 'k-de-duas', { quem: await teste.tokenDe('OPERADOR') })
    expect(corpo).toEqual({ vez: 2 })
    expect(headers).not.toHaveProperty('idempotency-replayed')
    expect(await guardadas('k-de-duas')).toBe(2)
  })

  it('TIC-13 repetida por cada uma, a resposta guardada é a de quem repete, em qualquer ordem', async () => {
    const alvo = novo()
    const pessoas = [token, await teste.tokenDe('OPERADOR'), await teste.tokenDe('GERENTE')]
    for (const quem of pessoas) await chamar(alvo, 'k-de-tres', { quem })
    for (const [i, quem] of [...pessoas.entries()].reverse()) {
      const { status, corpo, headers } = await chamar(alvo, 'k-de-tres', { quem })
      expect([status, corpo, headers['idempotency-replayed']]).toEqual([201, { vez: i + 1 }, 'true'])
    }
    expect(vezes.get(alvo.id)).toBe(3)
  })

  it.each([
    ['uma recusa', () => new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA'), 409],
    ['um defeito', () => new Error('quebrou'), 500],
  ])('TIC-13 %s não gasta a chave', async (_caso, falha, status) => {
    const alvo = novo()
    const chave = `k-falha-${status}`
    noCaminho = (vez) => {
      if (vez === 1) throw falha()
    }
    expect((await chamar(alvo, chave)).status).toBe(status)
    expect([await guardadas(chave), await gravados(alvo)]).toEqual([0, 0])
    const { corpo, headers } = await chamar(alvo, chave)
    expect(corpo).toEqual({ vez: 2 })
    expect(headers).not.toHaveProperty('idempotency-replayed')
    expect(await gravados(alvo)).toBe(1)
  })

  it('TIC-13 campos inválidos não gastam a chave', async () => {
    const alvo = novo()
    expect((await chamar(alvo, 'k-campos', { corpo: {} })).status).toBe(422)
    expect((await chamar(alvo, 'k-campos')).corpo).toEqual({ vez: 1 })
  })

  it('TIC-13 quem perdeu a sessão não recebe a resposta guardada', async () => {
    const alvo = novo()
    await chamar(alvo, 'k-sessao')
    expect((await chamar(alvo, 'k-sessao', { quem: 'outro-token' })).status).toBe(401)
  })

  it('TIC-13 se a primeira demora, quem repete ouve que ela ainda está em andamento', async () => {
    const alvo = novo()
    const { porta, liberar } = fecharPorta()
    noCaminho = () => porta
    const primeira = chamar(alvo, 'k-demora')
    await expect.poll(() => vezes.get(alvo.id)).toBe(1)
    const { status, erro, headers } = await chamar(alvo, 'k-demora')
    expect([status, erro.codigo, headers['retry-after']]).toEqual([409, 'SOLICITACAO_EM_ANDAMENTO', '5'])
    liberar()
    expect((await primeira).status).toBe(201)
    expect((await chamar(alvo, 'k-demora')).headers['idempotency-replayed']).toBe('true')
  })

  it.each([
    ['vazia', ''],
    ['com espaço', 'duas palavras'],
    ['com acento', 'aç'],
    ['longa demais', 'x'.repeat(101)],
  ])('ERR-02 chave %s: 400 com uma frase clara', async (_caso, chave) => {
    const alvo = novo()
    const { status, erro } = await chamar(alvo, chave)
    expect([status, erro.codigo]).toEqual([400, 'REQUISICAO_INVALIDA'])
    expect(erro.message).toBe(
      'O cabeçalho Idempotency-Key deve ter de 1 a 100 caracteres visíveis, sem espaços nem acentos.',
    )
    expect(vezes.has(alvo.id)).toBe(false)
  })

  it('TIC-13 cem caracteres visíveis servem', async () => {
    expect((await chamar(novo(), `!~${'x'.repeat(98)}`)).status).toBe(201)
  })

  it.each([
    ['que abre as suas próprias transações', semTransacao],
    ['que responde um arquivo', emArquivo],
    ['pública', aberta],
  ])('TIC-13 a rota %s não usa a chave', async (_caso, contrato) => {
    const alvo = novo()
    await chamar(alvo, `k-sem-${alvo.id}`, { contrato: contrato as never })
    const { status } = await chamar(alvo, `k-sem-${alvo.id}`, { contrato: contrato as never })
    expect([status, vezes.get(alvo.id), await guardadas(`k-sem-${alvo.id}`)]).toEqual([200, 2, 0])
  })

  it('TIC-13 os arquivos fazem parte do pedido, pelo conteúdo e pelo nome', async () => {
    const alvo = novo()
    const postar = async (conteudo: Buffer, nome = 'nota.pdf') => {
      const formulario = new FormData()
      formulario.append('nome', 'Ana')
      formulario.append('anexos[]', new Blob([conteudo as Buffer<ArrayBuffer>]), nome)
      // Each one has a boundary of its own, which is no part of what is asked.
      const pedido = new Request('http://x', { method: 'POST', body: formulario })
      const { statusCode, headers } = await teste.app.inject({
        method: 'POST',
        url: `/api/aurora/teste/${alvo.id}/enviar`,
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': String(pedido.headers.get('content-type')),
          'idempotency-key': 'k-arquivos',
        },
        payload: Buffer.from(await pedido.arrayBuffer()),
      })
      return [statusCode, headers['idempotency-replayed']]
    }
    expect(await postar(PDF('um'))).toEqual([201, undefined])
    expect(await postar(PDF('um'))).toEqual([201, 'true'])
    expect(await postar(PDF('dois'))).toEqual([409, undefined])
    expect(await postar(PDF('um'), 'outra.pdf')).toEqual([409, undefined])
    expect(vezes.get(alvo.id)).toBe(1)
  })

  it('TIC-13 a documentação diz onde a chave vale', async () => {
    const { paths } = (await teste.app.inject('/api/aurora/documentacao/openapi.json')).json()
    const aceitas = [agir, enviar, semTransacao, emArquivo, aberta].map(({ caminho }) =>
      paths[caminho.replace(':id', '{id}')].post.parameters.some(
        ({ name }: { name: string }) => name === 'Idempotency-Key',
      ),
    )
    expect(aceitas).toEqual([true, true, false, false, false])
  })

  it('TIC-13 a limpeza esquece depois de 48 horas, e não antes', async () => {
    const alvo = novo()
    const limpar = (horas: number) => {
      const relogio = () => new Date(teste.agora().getTime() + horas * HORA)
      const contexto = { id: '1', tentativa: 1, maximoDeTentativas: 1, sinal: new AbortController().signal }
      const carteiro = { enviar: async () => undefined }
      return criarTarefas(teste.negocio(), carteiro, relogio)['limpar-requisicoes']({}, contexto)
    }
    await chamar(alvo, 'k-velha')
    await limpar(47.9)
    expect((await chamar(alvo, 'k-velha')).headers['idempotency-replayed']).toBe('true')
    await limpar(48.1)
    expect(await deFora.$count(requisicaoRepetivel)).toBe(0)
    expect((await chamar(alvo, 'k-velha')).corpo).toEqual({ vez: 2 })
  })
})
