import { entrar } from '@balcao/dominio/acesso/contratos'
import { carregarApp, sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { pesquisarClientes } from '@balcao/dominio/clientes/contratos'
import { contrato } from '@balcao/dominio/contrato'
import { listarCidades } from '@balcao/dominio/lugares/contratos'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import * as z from 'zod/mini'
import { recusar, responder, semRede, usarServidor } from '../teste/servidor.ts'
import { baixar, baixarComProgresso, chamar } from './api.ts'
import { ApiError } from './api-error.ts'
import { guardarToken, lerToken } from './credencial.ts'

const enviarAnexos = contrato('POST /teste/anexos', {
  acao: 'CARGA_INICIAL',
  descricao: 'Envio de teste',
  muda: [],
  corpo: z.object({ mensagem: z.string(), itens: z.array(z.object({ motivo: z.number() })) }),
  arquivos: { campo: 'arquivos', maximo: 6, extensoes: ['.pdf'] },
  resposta: z.object({ ok: z.boolean() }),
})

const baixarRelatorio = contrato('GET /teste/relatorio/:id', {
  acao: 'CARGA_INICIAL',
  descricao: 'Arquivo de teste',
  le: [],
  params: z.object({ id: z.number() }),
  resposta: { midia: 'application/pdf' },
})

const servidor = usarServidor()
let irPara: MockInstance<typeof location.replace>

beforeEach(() => {
  window.history.replaceState(null, '', '/tickets?status=1')
  irPara = vi.spyOn(window.location, 'replace').mockImplementation(() => {})
})

describe('chamar', () => {
  it('manda o token, a aplicação, os parâmetros e a query', async () => {
    guardarToken('segredo')
    let visto: Request | undefined
    servidor.use(
      responder(pesquisarClientes, (request) => {
        visto = request
        return { itens: [], paginator: { page: 1, take: 10, total: 0, paginas: 0, totalExato: true } }
      }),
    )
    await chamar(pesquisarClientes, { query: { q: 'padaria', direction: undefined } })
    expect(new URL(visto?.url ?? '').search).toBe('?q=padaria')
    expect(visto?.headers.get('authorization')).toBe('Bearer segredo')
    expect(visto?.headers.get('x-aplicacao')).toBe('SAC')
  })

  it('preenche o caminho e responde o JSON do contrato', async () => {
    servidor.use(
      responder(listarCidades, ({ url }) => ({ itens: [{ ibge: '1', cidade: new URL(url).pathname }] })),
    )
    const { itens } = await chamar(listarCidades, { params: { uf: 'SP' } })
    expect(itens[0]?.cidade).toBe('/api/aurora/sac/estados/SP/cidades')
  })

  it('manda multipart com campos entre colchetes e arquivos', async () => {
    let campos: [string, FormDataEntryValue][] = []
    servidor.use(
      responder(enviarAnexos, async (request) => {
        campos = [...(await request.formData())] as [string, FormDataEntryValue][]
        return { ok: true }
      }),
    )
    await chamar(enviarAnexos, {
      corpo: { mensagem: 'Caixa amassada', itens: [{ motivo: 3 }] },
      arquivos: [new File(['%PDF'], 'nota.pdf', { type: 'application/pdf' })],
    })
    expect(campos.slice(0, 2)).toEqual([
      ['mensagem', 'Caixa amassada'],
      ['itens[0][motivo]', '3'],
    ])
    const [nome, arquivo] = campos[2] ?? []
    expect(nome).toBe('arquivos[]')
    expect(arquivo).toMatchObject({ name: 'nota.pdf', size: 4 })
  })

  it('baixa um arquivo com o token e o nome que o servidor dá', async () => {
    guardarToken('segredo')
    servidor.use(
      responder(baixarRelatorio, ({ headers }) => {
        const nome = "attachment; filename=relatorio.pdf; filename*=UTF-8''relat%C3%B3rio.pdf"
        return new Response(`%PDF ${headers.get('authorization')}`, {
          headers: { 'Content-Disposition': nome },
        })
      }),
    )
    const { nome, conteudo } = await baixar(baixarRelatorio, { params: { id: 1 } })
    expect(nome).toBe('relatório.pdf')
    expect(await conteudo.text()).toBe('%PDF Bearer segredo')
  })
})

describe('baixarComProgresso', () => {
  const pedacos = (...textos: string[]) =>
    new ReadableStream<Uint8Array>({
      start(controle) {
        for (const texto of textos) controle.enqueue(new TextEncoder().encode(texto))
        controle.close()
      },
    })
  const { signal } = new AbortController()

  it('conta bytes e linhas do que chega e junta o arquivo', async () => {
    servidor.use(
      responder(
        baixarRelatorio,
        () =>
          new Response(pedacos('a;b\r\n', '1;2\r\n3;4\r\n'), {
            headers: {
              'Content-Type': 'text/csv; charset=utf-8',
              'Content-Disposition': 'attachment; filename="lista.csv"',
              'X-Total-De-Linhas': '2',
            },
          }),
      ),
    )
    const aoProgredir = vi.fn()
    const entrada = { params: { id: 1 } }
    const { nome, conteudo } = await baixarComProgresso(baixarRelatorio, entrada, { signal, aoProgredir })
    expect(nome).toBe('lista.csv')
    expect(await conteudo.text()).toBe('a;b\r\n1;2\r\n3;4\r\n')
    expect(aoProgredir).toHaveBeenLastCalledWith({ bytes: 15, linhas: 2, total: 2 })
  })

  it('ERR-03 um arquivo cortado no meio é falha, não um arquivo menor', async () => {
    const cortado = new ReadableStream<Uint8Array>({
      start: (controle) => controle.enqueue(new TextEncoder().encode('a;b')),
      pull: (controle) => controle.error(new Error('cut')),
    })
    servidor.use(responder(baixarRelatorio, () => new Response(cortado)))
    const chamada = baixarComProgresso(
      baixarRelatorio,
      { params: { id: 1 } },
      { signal, aoProgredir: () => {} },
    )
    await expect(chamada).rejects.toMatchObject({ status: 0 })
  })
})

describe('falhas', () => {
  const falhar = async () => {
    const erro = await chamar(carregarApp).catch((motivo: unknown) => motivo)
    if (!(erro instanceof ApiError)) throw new Error('expected an ApiError')
    return erro
  }

  it.each([
    [{ err: 'do err', error: 'do error', message: 'da message' }, 'do err'],
    [{ error: 'do error', message: 'da message' }, 'do error'],
    [{ message: 'duas\nlinhas' }, 'duas\nlinhas'],
    [{ err: '  ', error: 7, message: 'a que serve' }, 'a que serve'],
  ])('ERR-02 o texto de %o', async (corpo, esperado) => {
    servidor.use(responder(carregarApp, recusar(409, corpo)))
    expect(await falhar()).toMatchObject({ status: 409, message: esperado })
  })

  it('ERR-02 sem texto, o do status', async () => {
    servidor.use(
      responder(carregarApp, new Response('<h1>Ops</h1>', { status: 502, statusText: 'Bad Gateway' })),
    )
    expect((await falhar()).message).toBe('Bad Gateway')
  })

  it('traz o código, os campos, a exigência e o que mudou', async () => {
    const corpo = {
      codigo: 'CAMPOS_INVALIDOS',
      message: 'Confira',
      campos: { cpf: 'inválido' },
      exige: 'ENVIAR_NFD',
      mudancas: [{ quando: '2026-05-20T17:32:00Z', quem: 'Maria Souza', o_que: 'comentou' }],
    }
    servidor.use(responder(carregarApp, recusar(422, corpo)))
    expect(await falhar()).toMatchObject({
      codigo: 'CAMPOS_INVALIDOS',
      campos: { cpf: 'inválido' },
      exige: 'ENVIAR_NFD',
      mudancas: [{ quando: '2026-05-20T17:32:00Z', quem: 'Maria Souza', o_que: 'comentou' }],
    })
  })

  it('sem campos nem mudanças, não inventa nenhum', async () => {
    servidor.use(responder(carregarApp, recusar(409, { message: 'Não' })))
    expect(await falhar()).toMatchObject({ campos: {}, mudancas: [] })
  })

  it('ESC-07 de um defeito do servidor se vê o código com que ele o escreveu; de uma recusa, só a frase', async () => {
    const defeito = {
      codigo: 'ERRO_INTERNO',
      message: 'Ocorreu um erro desconhecido!',
      requisicao: '7f3a9c1e4b5d4e6f8a9b0c1d2e3f4a5b',
    }
    const ocupado = { ...defeito, codigo: 'SERVIDOR_OCUPADO', message: 'Tente de novo.' }
    servidor.use(responder(pesquisarClientes, () => recusar(500, defeito)))
    const frase = async () => (await chamar(pesquisarClientes, { query: {} }).catch((erro) => erro)).message
    expect(await frase()).toBe('Ocorreu um erro desconhecido! Código: 7f3a9c1e')
    servidor.use(responder(pesquisarClientes, () => recusar(503, ocupado)))
    expect(await frase()).toBe('Tente de novo.')
  })

  it('ESC-07 cada leitura leva um código, que é só dela', async () => {
    const codigos: (string | null)[] = []
    servidor.use(
      responder(listarCidades, ({ headers }) => {
        codigos.push(headers.get('x-request-id'))
        return { itens: [] }
      }),
    )
    await chamar(listarCidades, { params: { uf: 'SP' } })
    await chamar(listarCidades, { params: { uf: 'SP' } })
    expect(new Set(codigos.map((codigo) => codigo?.replaceAll('-', ''))).size).toBe(2)
    expect(codigos.join(' ')).toMatch(/^[0-9a-f-]{32,36} [0-9a-f-]{32,36}$/)
  })

  it('ERR-03 rede caída', async () => {
    servidor.use(responder(carregarApp, semRede()))
    expect(await falhar()).toMatchObject({ status: 0, message: 'Falha na comunicação com o servidor!' })
  })

  it('ERR-03 resposta que não é JSON', async () => {
    servidor.use(responder(carregarApp, new Response('<html>', { status: 200 })))
    expect((await falhar()).message).toBe('Falha na comunicação com o servidor!')
  })

  it('uma chamada abandonada não vira falha de rede', async () => {
    servidor.use(responder(carregarApp, semRede()))
    const chamada = chamar(carregarApp, {}, { signal: AbortSignal.abort() })
    await expect(chamada).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('ERR-01 401', () => {
  const semSessao = { codigo: 'SEM_SESSAO', message: 'Sua sessão expirou.' }

  it('apaga sessão e cookies, lembra o caminho e vai para o login', async () => {
    guardarToken('vencido')
    sessionStorage.setItem('rascunho', 'x')
    // biome-ignore lint/suspicious/noDocumentCookie: the test needs a cookie to lose
    document.cookie = 'preferencia=1; path=/'
    servidor.use(responder(carregarApp, recusar(401, semSessao)))
    await expect(chamar(carregarApp)).rejects.toMatchObject({ status: 401 })
    expect(lerToken()).toBeNull()
    expect(document.cookie).toBe('')
    expect({ ...sessionStorage }).toEqual({
      'balcao:caminho-lembrado': '/tickets?status=1',
      'balcao:sessao-terminou': 'vencida',
    })
    expect(irPara).toHaveBeenCalledExactlyOnceWith('/login')
  })

  it('vai para o endereço de login configurado', async () => {
    if (window.BALCAO) window.BALCAO.enderecoDeLogin = 'https://portal.test/entrar'
    servidor.use(responder(sair, recusar(401, semSessao)))
    await expect(chamar(sair)).rejects.toBeInstanceOf(ApiError)
    expect(irPara).toHaveBeenCalledExactlyOnceWith('https://portal.test/entrar')
  })

  it('não age na própria entrada', async () => {
    servidor.use(responder(entrar, recusar(401, { message: 'CPF ou senha incorretos.' })))
    const corpo = { cpf: '52998224725', senha: 'errada', captcha: 'x' }
    await expect(chamar(entrar, { corpo })).rejects.toMatchObject({ message: 'CPF ou senha incorretos.' })
    expect(irPara).not.toHaveBeenCalled()
  })

  it('não derruba a sessão nova por uma resposta à antiga', async () => {
    guardarToken('antigo')
    servidor.use(
      responder(carregarApp, () => {
        guardarToken('novo')
        return recusar(401, semSessao)
      }),
    )
    await expect(chamar(carregarApp)).rejects.toBeInstanceOf(ApiError)
    expect(lerToken()).toBe('novo')
    expect(irPara).not.toHaveBeenCalled()
  })
})
