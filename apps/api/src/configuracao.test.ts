import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ConfiguracaoInvalida, demonstracaoExposta, lerConfiguracao, RAIZ } from './configuracao.ts'

describe('NEG-01 configuração pelo ambiente', () => {
  it('NEG-01 sem nada configurado: porta 3000, pasta dados, demonstração, dois negócios', () => {
    const lida = lerConfiguracao({})
    expect(lida).toMatchObject({
      porta: 3000,
      databaseUrl: null,
      demo: true,
      galeria: false,
      enderecoDeLogin: '/login',
    })
    expect(lida.pastaDeDados).toMatch(/dados$/)
    expect(lida.negocios.map(({ id }) => id)).toEqual(['aurora', 'boreal'])
    expect(lida.negocios.every(({ logo }) => isAbsolute(logo ?? ''))).toBe(true)
  })

  it.each([
    [{ DATABASE_URL: 'postgres://x/y' }, false],
    [{ DATABASE_URL: 'postgres://x/y', DEMO: '1' }, true],
    [{ DEMO: '0' }, false],
  ])('NEG-01 %j preenche a demonstração: %s', (ambiente, demo) => {
    expect(lerConfiguracao(ambiente).demo).toBe(demo)
  })

  it.each([
    [{}, false],
    [{ HOST: '127.0.0.1' }, false],
    [{ HOST: '127.8.9.10' }, false],
    [{ HOST: '::1' }, false],
    [{ HOST: 'LOCALHOST' }, false],
    [{ HOST: '0.0.0.0' }, true],
    [{ HOST: '::' }, true],
    [{ HOST: '192.168.0.7' }, true],
    [{ HOST: '127.exemplo.com' }, true],
    [{ HOST: 'localhost.exemplo.com' }, true],
    [{ PROXIES: '1' }, true],
    [{ HOST: '0.0.0.0', DEMO_ABERTA: '1' }, false],
    [{ PROXIES: '1', DEMO_ABERTA: '1' }, false],
    [{ HOST: '0.0.0.0', DEMO_ABERTA: '0' }, true],
  ])('SEG-03 %j expõe a demonstração: %s', (ambiente, exposta) => {
    expect(demonstracaoExposta(lerConfiguracao(ambiente))).toBe(exposta)
  })

  it.each([
    { PORT: 'abc' },
    { PORT: '70000' },
    { PORT: '-1' },
    { S3_BUCKET: 'x' },
    { S3_BUCKET: 'x', S3_CHAVE: 'c', S3_SEGREDO: 's', S3_ENDPOINT: 's3.exemplo.com.br' },
    { LOG: 'alto' },
    { SMTP_URL: 'correio' },
    { WEBSOCKET_ORIGENS: 'portal.exemplo.com.br' },
    { WEBSOCKET_ORIGENS: 'https://portal.exemplo.com.br, *' },
    { PORTAL_URL: 'portal.exemplo' },
    { PORTAL_URL: 'javascript:alert(1)' },
    { NEGOCIOS: '/nao/existe.json' },
  ])('NEG-01 %j é recusado com uma frase', (ambiente) => {
    expect(() => lerConfiguracao(ambiente)).toThrow(ConfiguracaoInvalida)
  })

  it('ESC-02 um DATABASE_URL de vários servidores vale como o libpq o escreve', () => {
    const { databaseUrl } = lerConfiguracao({ DATABASE_URL: 'postgres://u:s@um:5433,dois/b' })
    expect(new URL(databaseUrl ?? '').host).toBe('um:5433')
    expect(() => lerConfiguracao({ DATABASE_URL: 'postgres://um,/b' })).toThrow(
      /DATABASE_URL não é um endereço/,
    )
  })

  it('ESC-03 as réplicas são de um primário, e malformadas são recusadas', () => {
    const DATABASE_URL = 'postgres://u:s@um/b'
    const ler = (DATABASE_URL_REPLICA: string) => lerConfiguracao({ DATABASE_URL, DATABASE_URL_REPLICA })
    expect(ler('').databaseUrlReplica).toBeNull()
    expect(ler('postgres://u:s@dois,tres/b').databaseUrlReplica).toContain('dois')
    expect(() => ler('mysql://u:segredo@dois/b')).toThrow(
      /DATABASE_URL_REPLICA não é um endereço(?!.*segredo)/,
    )
    expect(() => lerConfiguracao({ DATABASE_URL_REPLICA: DATABASE_URL })).toThrow(/exige também DATABASE_URL/)
  })

  it('NEG-01 um DATABASE_URL malformado é recusado sem repetir a senha', () => {
    const ler = () => lerConfiguracao({ DATABASE_URL: 'postgre://app:segredo@servidor/banco' })
    expect(ler).toThrow(ConfiguracaoInvalida)
    expect(ler).not.toThrow(/segredo/)
  })

  it.each([
    [undefined, []],
    ['', []],
    [
      'https://portal.exemplo.com.br/, http://loja.exemplo.com:8080',
      ['https://portal.exemplo.com.br', 'http://loja.exemplo.com:8080'],
    ],
  ])('SHL-06 WEBSOCKET_ORIGENS=%s', (WEBSOCKET_ORIGENS, origens) => {
    expect(lerConfiguracao({ WEBSOCKET_ORIGENS }).websocket.origens).toEqual(origens)
  })

  it('AUT-06 PORTAL_URL vale para todos os negócios', () => {
    const { negocios } = lerConfiguracao({ PORTAL_URL: 'https://portal.exemplo.com.br/x' })
    expect(negocios.map(({ portal }) => portal)).toEqual(Array(2).fill('https://portal.exemplo.com.br'))
  })

  it('ADM-09 sem lista e sem demonstração há um negócio, que se chama como quem o implantar disser', () => {
    expect(lerConfiguracao({ DEMO: '0' }).negocios).toMatchObject([{ id: 'principal', nome: 'Balcão' }])
    expect(lerConfiguracao({ DATABASE_URL: 'postgres://x/y' }).negocios.map(({ id }) => id)).toEqual([
      'principal',
    ])
  })

  it('NEG-01 lista de negócios com erro diz onde', async () => {
    const pasta = await mkdtemp(join(tmpdir(), 'balcao-negocios-'))
    onTestFinished(() => rm(pasta, { recursive: true }))
    const arquivo = join(pasta, 'negocios.json')
    const negocio = { id: 'um', nome: 'Um', cor: '#123456', icone: 'x', logo: 'a.svg', fundo: 'b.svg' }
    await writeFile(arquivo, JSON.stringify([negocio, negocio]))
    expect(() => lerConfiguracao({ NEGOCIOS: arquivo })).toThrow('ids repetidos')
    await writeFile(arquivo, JSON.stringify([negocio]))
    expect(() => lerConfiguracao({ NEGOCIOS: arquivo })).toThrow(/a\.svg.*não existe/)
    await writeFile(arquivo, JSON.stringify([{ ...negocio, cor: 'azul' }]))
    expect(() => lerConfiguracao({ NEGOCIOS: arquivo })).toThrow(/cor/)
  })

  describe('o que se pode ajustar está escrito', () => {
    const lidos = new Set<string>()
    lerConfiguracao(
      new Proxy({ S3_BUCKET: 'b', S3_CHAVE: 'c', S3_SEGREDO: 's' } as NodeJS.ProcessEnv, {
        get: (ambiente, nome) => {
          lidos.add(String(nome))
          return ambiente[String(nome)]
        },
      }),
    )

    it.each([
      ['.env.example', /^#([A-Z][A-Z0-9_]+)=/gm],
      ['docs/PRODUCAO.md', /^\| `([A-Z][A-Z0-9_]+)` \|/gm],
    ])('em %s, nem mais nem menos', async (arquivo, linha) => {
      const escritos = [...(await readFile(join(RAIZ, arquivo), 'utf8')).matchAll(linha)].map(
        ([, nome]) => nome,
      )
      expect(escritos.toSorted()).toEqual([...lidos].toSorted())
    })
  })
})
