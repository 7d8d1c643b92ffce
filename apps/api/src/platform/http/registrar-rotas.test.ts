import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buscarEmTudo } from '@balcao/dominio/busca/contratos'
import { contrato } from '@balcao/dominio/contrato'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { AGORA } from '@balcao/dominio/posicao'
import { campoId, texto } from '@balcao/dominio/validacao'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { rota } from '../../rota.ts'
import { registrarHistorico } from '../banco/historico.ts'
import { historico } from '../banco/tabelas.ts'

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const consultar = contrato('GET /teste/lista', {
  publico: true,
  descricao: 'Lista com colchetes',
  le: [],
  query: z.object({
    status: z._default(z.array(campoId), []),
    filtro: z.optional(z.object({ nome: texto() })),
  }),
  resposta: z.object({ status: z.array(z.number()), nome: z.optional(z.string()) }),
})

const gravar = contrato('POST /teste/:id/gravar', {
  acao: 'DASHBOARD_VER',
  descricao: 'Grava e talvez falhe',
  muda: [],
  params: z.object({ id: campoId }),
  corpo: z.object({
    nome: texto(1, 10),
    falhar: z.optional(z.enum(['recusa', 'defeito', 'contrato', 'demora', 'impasse'])),
  }),
  resposta: z.object({ ok: z.boolean() }),
})

const enviar = contrato('POST /teste/enviar', {
  acao: 'DASHBOARD_VER',
  descricao: 'Formulário com arquivos',
  muda: [],
  corpo: z.object({
    empresa: z.object({ nome: texto(), contatos: z.array(z.object({ email: texto() })) }),
  }),
  arquivos: { campo: 'anexos', maximo: 2, extensoes: ['.png', '.pdf'] },
  resposta: z.object({
    empresa: z.looseObject({}),
    arquivos: z.array(
      z.object({ nome: z.string(), tamanho: z.number(), tipo: z.string(), bytes: z.string() }),
    ),
  }),
})

const rotasExtras = [
  rota(consultar, async ({ query }) => ({ status: query.status, nome: query.filtro?.nome })),
  rota(gravar, async ({ params, corpo, tx, autoria }) => {
    await registrarHistorico(tx, autoria, { entidade: 'teste', entidadeId: params.id, acao: corpo.nome })
    if (corpo.falhar === 'recusa') throw new ErroDeNegocio('ALTERADO_POR_OUTRA_PESSOA')
    if (corpo.falhar === 'defeito') throw new Error('segredo interno que ninguém deve ler')
    if (corpo.falhar === 'demora') await tx.execute(sql`set local statement_timeout = 1; select pg_sleep(30)`)
    if (corpo.falhar === 'impasse')
      await tx.execute(sql`do $$ begin raise exception 'impasse' using errcode = '40P01'; end $$`)
    return { ok: corpo.falhar === 'contrato' ? ('sim' as unknown as boolean) : true }
  }),
  rota(enviar, async ({ corpo, arquivos }) => ({
    empresa: corpo.empresa,
    arquivos: await Promise.all(
      arquivos.ate(5).map(async ({ nome, tamanho, tipo, caminho }) => ({
        nome,
        tamanho,
        tipo,
        bytes: (await readFile(caminho)).toString('base64'),
      })),
    ),
  })),
]

describe('contratos ligados ao servidor', () => {
  const linhasDeLog: string[] = []
  let teste: AppDeTeste
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste({ rotasExtras, linhasDeLog })
    token = await teste.tokenDe('ADMIN')
  })
  afterAll(() => teste.fechar())

  const gravados = (id: number) =>
    teste.negocio().banco.$count(historico, sql`entidade = 'teste' and entidade_id = ${String(id)}`)

  describe('consultas com colchetes', () => {
    it.each([
      ['status[]=1&status[]=2', [1, 2]],
      ['status%5B%5D=1&status%5B%5D=2', [1, 2]],
      ['status[0]=7', [7]],
      ['', []],
      [
        Array.from({ length: 300 }, (_, i) => `status[]=${i + 1}`).join('&'),
        Array.from({ length: 300 }, (_, i) => i + 1),
      ],
    ])('API-02 %.30s', async (busca, status) => {
      const { statusCode, body } = await teste.app.inject(`/api/aurora/teste/lista?${busca}`)
      expect([statusCode, JSON.parse(body).status]).toEqual([200, status])
    })

    it('API-02 campos aninhados e o erro no campo certo', async () => {
      const boa = await teste.app.inject('/api/aurora/teste/lista?filtro[nome]=Ana')
      expect(boa.json().nome).toBe('Ana')
      const ruim = await teste.app.inject('/api/aurora/teste/lista?status[]=1&status[]=x')
      expect([ruim.statusCode, ruim.json().campos]).toEqual([422, { 'status.1': 'O campo é inválido' }])
    })

    it('API-02 nomes perigosos não poluem nada', async () => {
      await teste.app.inject('/api/aurora/teste/lista?__proto__[poluido]=1&constructor[prototype][poluido]=1')
      expect(({} as { poluido?: unknown }).poluido).toBeUndefined()
    })
  })

  describe('escrita', () => {
    it('ESC-03 sem réplica, quem grava não ouve até onde o log ia, e quem lê é respondido como sempre', async () => {
      const gravada = await teste.chamar(gravar, { token, params: { id: 90 }, corpo: { nome: 'a' } })
      const headers = { 'x-posicao': AGORA }
      const lida = await teste.chamar(buscarEmTudo, { token, query: { q: 'a' }, headers })
      expect([gravada.status, lida.status]).toEqual([200, 200])
      expect([gravada, lida].map((resposta) => resposta.headers['x-posicao'])).toEqual([undefined, undefined])
    })

    it('TIC-13 o que grava e o seu histórico são uma transação: recusa desfaz tudo', async () => {
      const corpo = { nome: 'a' }
      expect((await teste.chamar(gravar, { token, params: { id: 1 }, corpo })).status).toBe(200)
      expect(await gravados(1)).toBe(1)
      const recusa = await teste.chamar(gravar, {
        token,
        params: { id: 2 },
        corpo: { ...corpo, falhar: 'recusa' },
      })
      expect([recusa.status, recusa.erro.codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA'])
      expect(await gravados(2)).toBe(0)
    })

    it('ERR-02 um defeito vira a frase padrão com o id da requisição, e só o log conhece a causa', async () => {
      const { status, bruta } = await teste.chamar(gravar, {
        token,
        params: { id: 3 },
        corpo: { nome: 'a', falhar: 'defeito' },
      })
      expect(status).toBe(500)
      expect(bruta.body).not.toContain('segredo interno')
      expect(bruta.json()).toEqual({
        codigo: 'ERRO_INTERNO',
        message: 'Ocorreu um erro desconhecido!',
        requisicao: bruta.headers['x-request-id'],
      })
      expect(linhasDeLog.join('')).toContain('segredo interno')
      expect(await gravados(3)).toBe(0)
    })

    it.each(['demora', 'impasse'] as const)(
      'ERR-02 o banco que não dá conta (%s) é um sistema ocupado, e nada fica',
      async (falhar) => {
        const { status, erro, headers } = await teste.chamar(gravar, {
          token,
          params: { id: 5 },
          corpo: { nome: 'a', falhar },
        })
        expect([status, erro.codigo, headers['retry-after']]).toEqual([503, 'SERVIDOR_OCUPADO', '5'])
        expect(await gravados(5)).toBe(0)
      },
    )

    it('API-02 uma resposta fora do contrato é pega nos testes', async () => {
      const { status } = await teste.chamar(gravar, {
        token,
        params: { id: 4 },
        corpo: { nome: 'a', falhar: 'contrato' },
      })
      expect(status).toBe(500)
      expect(linhasDeLog.join('')).toContain('resposta fora do contrato')
    })

    it.each([
      ['campo faltando', {}, { nome: 'Campo obrigatório' }],
      ['tipo errado', { nome: { $gt: '' } }, { nome: 'O campo é inválido' }],
      ['longo demais', { nome: 'x'.repeat(11) }, { nome: MENSAGENS.tamanhoMaximo(10) }],
    ])('GER-04 422 %s', async (_caso, corpo, campos) => {
      const { status, erro } = await teste.chamar(gravar, { token, params: { id: 5 }, corpo })
      expect(status).toBe(422)
      expect(erro.campos).toEqual(campos)
    })

    it.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])('API-02 404 para o id %s', async (id) => {
      expect((await teste.chamar(gravar, { token, params: { id }, corpo: { nome: 'a' } })).status).toBe(404)
    })
  })

  describe('corpos que não servem', () => {
    const cru = (payload: string, tipo: string) =>
      teste.app.inject({
        method: 'POST',
        url: '/api/aurora/teste/9/gravar',
        headers: { authorization: `Bearer ${token}`, 'content-type': tipo },
        payload,
      })

    it.each([
      ['JSON quebrado', '{"nome":', 'application/json', 400, 'REQUISICAO_INVALIDA'],
      ['vazio', '', 'application/json', 400, 'REQUISICAO_INVALIDA'],
      ['XML', '<a/>', 'application/xml', 415, 'TIPO_DE_CONTEUDO_NAO_ACEITO'],
      [
        'grande demais',
        JSON.stringify({ nome: 'x'.repeat(1_100_000) }),
        'application/json',
        413,
        'CORPO_GRANDE_DEMAIS',
      ],
      ['lista em vez de objeto', '[1]', 'application/json', 422, 'CAMPOS_INVALIDOS'],
      ['nulo', 'null', 'application/json', 422, 'CAMPOS_INVALIDOS'],
    ])('ERR-02 %s', async (_caso, payload, tipo, status, codigo) => {
      const resposta = await cru(payload, tipo)
      expect([resposta.statusCode, resposta.json().codigo]).toEqual([status, codigo])
      expect(await gravados(9)).toBe(0)
    })
  })

  describe('formulário com arquivos', () => {
    type Parte = [nome: string, valor: string] | [nome: string, valor: Uint8Array, arquivo: string]
    const campos: Parte[] = [
      ['empresa[nome]', 'Padaria São José'],
      ['empresa[contatos][0][email]', 'ana@exemplo.com.br'],
      ['empresa[contatos][1][email]', 'bia@exemplo.com.br'],
    ]
    const postar = async (partes: Parte[]) => {
      const formulario = new FormData()
      for (const [nome, valor, arquivo] of partes)
        if (arquivo === undefined) formulario.append(nome, valor as string)
        else formulario.append(nome, new Blob([valor as Uint8Array<ArrayBuffer>]), arquivo)
      const pedido = new Request('http://x', { method: 'POST', body: formulario })
      return teste.app.inject({
        method: 'POST',
        url: '/api/aurora/teste/enviar',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': String(pedido.headers.get('content-type')),
        },
        payload: Buffer.from(await pedido.arrayBuffer()),
      })
    }
    // A folder of this file's own: other files receive uploads at the same time.
    let pasta: string
    beforeAll(async () => {
      pasta = await mkdtemp(join(tmpdir(), 'balcao-teste-de-envio-'))
      vi.stubEnv('TMPDIR', pasta)
    })
    afterAll(async () => {
      vi.unstubAllEnvs()
      await rm(pasta, { recursive: true, force: true })
    })
    const sobras = () => readdir(pasta)

    it('GER-14 API-02 campos aninhados e arquivos chegam inteiros, e nada fica para trás', async () => {
      const resposta = await postar([...campos, ['anexos[]', PNG, 'foto.png']])
      expect(resposta.statusCode).toBe(200)
      expect(resposta.json()).toEqual({
        empresa: {
          nome: 'Padaria São José',
          contatos: [{ email: 'ana@exemplo.com.br' }, { email: 'bia@exemplo.com.br' }],
        },
        arquivos: [
          { nome: 'foto.png', tamanho: PNG.length, tipo: 'image/png', bytes: PNG.toString('base64') },
        ],
      })
      expect(await sobras()).toEqual([])
    })

    it.each([
      [
        'executável com nome de imagem',
        ['anexos', Buffer.from('MZ\x90\x00'), 'foto.png'],
        415,
        'ARQUIVO_NAO_ACEITO',
      ],
      ['SVG com script', ['anexos', Buffer.from('<svg><script/></svg>'), 'a.svg'], 415, 'ARQUIVO_NAO_ACEITO'],
      ['PNG com nome de PDF', ['anexos', PNG, 'nota.pdf'], 415, 'ARQUIVO_NAO_ACEITO'],
      ['vazio', ['anexos', Buffer.alloc(0), 'a.png'], 415, 'ARQUIVO_NAO_ACEITO'],
      [
        'grande demais',
        ['anexos', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 'a.png'],
        413,
        'ARQUIVO_GRANDE_DEMAIS',
      ],
      ['em campo inesperado', ['outro', PNG, 'a.png'], 422, 'CAMPOS_INVALIDOS'],
    ] as [string, Parte, number, string][])('GER-14 recusa: %s', async (_caso, parte, status, codigo) => {
      const resposta = await postar([...campos, parte])
      expect([resposta.statusCode, resposta.json().codigo]).toEqual([status, codigo])
      expect(await sobras()).toEqual([])
    })

    it.each([
      ['conteúdo', 'foto.png', Buffer.from('MZ\x90\x00'), ERROS.ARQUIVO_NAO_ACEITO.mensagem],
      ['extensão', 'foto.svg', PNG, MENSAGENS.extensaoRecusada(['.png', '.pdf'])],
      [
        'tamanho',
        'foto.png',
        Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]),
        MENSAGENS.arquivoGrande(5),
      ],
    ])('MES-09 a recusa por %s diz qual arquivo e onde ele veio', async (_por, nome, bytes, motivo) => {
      const resposta = await postar([...campos, ['anexos[]', PNG, 'boa.png'], ['anexos[]', bytes, nome]])
      expect(resposta.json()).toMatchObject({
        message: motivo,
        campos: { 'anexos.1': `${nome} não foi anexado. ${motivo}` },
      })
    })

    it('GER-14 a recusa por tamanho diz o limite', async () => {
      const resposta = await postar([
        ...campos,
        ['anexos', Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]), 'a.png'],
      ])
      expect(resposta.json().message).toBe('Tamanho máximo de arquivo é de 5MB')
    })

    it('GER-14 arquivos demais, e campos inválidos com arquivo bom', async () => {
      const tres = await postar([...campos, ...[1, 2, 3].map((n): Parte => ['anexos', PNG, `${n}.png`])])
      expect([tres.statusCode, tres.json().codigo]).toEqual([413, 'ARQUIVOS_DEMAIS'])
      const semNome = await postar([
        ['empresa[contatos][0][email]', 'a'],
        ['anexos', PNG, 'a.png'],
      ])
      expect([semNome.statusCode, semNome.json().campos]).toEqual([
        422,
        { 'empresa.nome': 'Campo obrigatório' },
      ])
      expect(await sobras()).toEqual([])
    })

    it('GER-14 dois arquivos bons que juntos passam do limite, e campos demais, são recusados', async () => {
      const metade = Buffer.concat([PNG, Buffer.alloc(3 * 1024 * 1024)])
      const juntos = await postar([...campos, ['anexos', metade, 'a.png'], ['anexos', metade, 'b.png']])
      expect([juntos.statusCode, juntos.json().codigo]).toEqual([413, 'ARQUIVO_GRANDE_DEMAIS'])
      const texto = 'x'.repeat(400_000)
      const pesados = await postar([...campos, ['a', texto], ['b', texto], ['c', texto]])
      expect([pesados.statusCode, pesados.json().codigo]).toEqual([413, 'CORPO_GRANDE_DEMAIS'])
      const umSo = await postar([...campos, ['a', 'x'.repeat(1_100_000)]])
      expect(umSo.statusCode).toBe(413)
      expect(await sobras()).toEqual([])
    })

    it('API-02 quem não tem arquivo para mandar pode mandar JSON', async () => {
      const empresa = { nome: 'Padaria', contatos: [] }
      const { status, corpo } = await teste.chamar(enviar, { token, corpo: { empresa } })
      expect([status, corpo]).toEqual([200, { empresa, arquivos: [] }])
      expect((await teste.chamar(enviar, { token, corpo: { empresa: {} } })).status).toBe(422)
    })
  })

  it('PER-01 rota sem acao nem publico não chega a ser servida', async () => {
    const semDono = { ...consultar, publico: undefined, caminho: '/teste/sem-dono' }
    await expect(
      criarAppDeTeste({
        rotasExtras: [{ contrato: semDono as never, transacao: false, atender: async () => null }],
      }),
    ).rejects.toThrow('rota sem acao nem publico')
    expect(() => contrato('GET /x', { descricao: 'x', resposta: z.object({}) } as never)).toThrow(
      'sem acao nem publico',
    )
  })

  it.each([
    ['uma escrita sem muda', gravar, 'muda'],
    ['uma leitura sem le', consultar, 'le'],
  ] as const)('SHL-06 %s não chega a ser servida', async (_caso, inteiro, palavra) => {
    const calado = { ...inteiro, [palavra]: undefined, caminho: '/teste/calado' }
    await expect(
      criarAppDeTeste({
        rotasExtras: [{ contrato: calado as never, transacao: false, atender: async () => null }],
      }),
    ).rejects.toThrow('rota que não diz o que lê nem o que muda')
    expect(() => contrato(`${inteiro.metodo} /x`, calado as never)).toThrow(`contrato sem ${palavra}`)
  })

  it('API-01 segredos não vão para o log', async () => {
    const registro = linhasDeLog.join('')
    expect(registro).toContain('/login/sac')
    expect(registro).not.toContain(token)
    expect(registro).not.toContain('balcao123')
  })
})
