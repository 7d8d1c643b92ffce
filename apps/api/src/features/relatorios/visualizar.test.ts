import { CONTAS_DEMO, SENHA_DEMO } from '@balcao/demo/src/acesso/contas.ts'
import { entrar } from '@balcao/dominio/acesso/contratos'
import { sair } from '@balcao/dominio/acesso/contratos-da-sessao'
import { ERROS } from '@balcao/dominio/erros'
import { gerarRelatorio, listarParametrosDoRelatorio } from '@balcao/dominio/relatorios/contratos'
import { and, eq, inArray } from 'drizzle-orm'
import { unzipSync } from 'fflate'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { cenarioDeRelatorios } from '../../../test/cenario-de-relatorios.ts'
import { nomeDaConta } from '../../../test/nome-da-conta.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { cliente } from '../clientes/tabelas.ts'
import { chavesDeRelatorio, DEFINICOES } from './definicoes/catalogo.ts'
import { LINHAS_DA_PAGINA } from './pagina.ts'

// A day that no test reaches: until then every customer has been without buying.
const SEM_COMPRA = { DIAS: '1', ATE: '2900-01-01' }

describe('endereço do relatório', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeRelatorios>
  let token: string
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
    cenario = cenarioDeRelatorios(teste)
    token = await teste.tokenDe('ADMIN')
  })
  afterAll(() => teste.fechar())
  afterEach(() => teste.negocio().banco.delete(permissao))

  const gerarSemCompra = async (corpo: object = SEM_COMPRA) =>
    (await cenario.gerar('CLIENTES_SEM_COMPRA', corpo, token)).corpo

  it('REL-01 responde o endereço, que traz os parâmetros, o instante e um token que não é o da sessão', async () => {
    const { url, expira_em, ts, parametros } = await gerarSemCompra({ ...SEM_COMPRA, UF: 'SP' })
    const { pathname, searchParams } = new URL(url, 'http://x')
    expect(pathname).toMatch(/^\/sac\/relatorios\/\d+\/visualizar$/)
    expect(Object.fromEntries(searchParams)).toMatchObject({ ...SEM_COMPRA, UF: 'SP', ts })
    expect(url).not.toContain(token)
    expect(parametros).toEqual({ ...SEM_COMPRA, UF: 'SP' })
    expect(Date.parse(expira_em) - Number(ts)).toBe(300_000)
  })

  it('REL-01 a página diz o título, os filtros, quando e para quem; sem script', async () => {
    const { url } = await gerarSemCompra({ ...SEM_COMPRA, NUNCA: true })
    const { statusCode, body, headers } = await cenario.abrir(url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    for (const texto of [
      'Clientes sem compra',
      'Contados até',
      '01/01/2900',
      'Gerado em',
      nomeDaConta('ADMIN'),
    ])
      expect(body).toContain(texto)
    expect(body).toContain('<html lang="pt-BR" data-situacao="relatorio">')
    expect(body).not.toMatch(/<script|style=|\son\w+=/i)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
  })

  it('AUT-04 só o próprio portal põe a página numa moldura; ela nada executa, e só carrega a fonte dele', async () => {
    const { url } = await gerarSemCompra()
    const { headers, body } = await cenario.abrir(url)
    const politica = String(headers['content-security-policy'])
    expect(politica.replace(/sha256-[\w+/=]{44}/, 'RESUMO').split('; ')).toEqual([
      "default-src 'none'",
      "style-src 'RESUMO'",
      "font-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ])
    expect(body).not.toMatch(/<link| src=/)
    expect(body.match(/(?<=url\()[^)]+/g)).toEqual([
      '/api/fontes/inter-regular.ttf',
      '/api/fontes/inter-seminegrito.ttf',
    ])
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('NEG-01 com portal configurado, a moldura é a dele também', async () => {
    const { configuracao } = teste.negocio()
    configuracao.portal = 'https://portal.exemplo.com.br'
    const { url } = await gerarSemCompra()
    const { headers } = await cenario.abrir(url)
    delete configuracao.portal
    expect(headers['content-security-policy']).toMatch(
      /frame-ancestors 'self' https:\/\/portal\.exemplo\.com\.br$/,
    )
    expect(headers['x-frame-options']).toBeUndefined()
  })

  it('REL-01 nomes hostis chegam como texto', async () => {
    const hostil = `<script>alert(1)</script>"'&<img src=x onerror=alert(2)>`
    const alvo = await cenarioDeClientes(teste).criar({
      campos: { razaoSocial: hostil, dataUltimaCompra: '2001-01-01' },
    })
    const { url } = await gerarSemCompra()
    const { body } = await cenario.abrir(url)
    expect(body).toContain(
      '&lt;script&gt;alert(1)&lt;/script&gt;&quot;&#39;&amp;&lt;img src=x onerror=alert(2)&gt;',
    )
    expect(body).not.toContain('<script>')
    expect(body).not.toContain('<img')
    const historicoDele = await cenario.gerar(
      'CLIENTE_HISTORICO',
      { CLIENTE_ID: alvo.id, PERIODO: '2026-01-01..2026-12-31', MOSTRAR: 'TUDO' },
      token,
    )
    expect((await cenario.abrir(historicoDele.corpo.url)).body).toContain('<p class="assunto">&lt;script&gt;')
  })

  it('REL-01 mostra até um limite e diz quantas ficaram de fora; os totais são de todas', async () => {
    const { banco } = teste.negocio()
    const { id: _, busca: __, ...molde } = await cenarioDeClientes(teste).criar()
    const copias = Array.from({ length: LINHAS_DA_PAGINA }, (_item, i) => ({
      ...molde,
      documento: `copia-${i}`,
    }))
    const gravadas = await banco.insert(cliente).values(copias).returning({ id: cliente.id })
    const { url } = await gerarSemCompra({ ...SEM_COMPRA, NUNCA: true })
    const { body } = await cenario.abrir(url)
    await banco.delete(cliente).where(
      inArray(
        cliente.id,
        gravadas.map(({ id }) => id),
      ),
    )
    expect([...body.matchAll(/<tr>/g)].length - 1).toBe(LINHAS_DA_PAGINA)
    expect(body).toMatch(/Mostrando as primeiras 500 de [\d.]+ linhas; [\d.]+ ficaram de fora/)
  })

  it('REL-01 escuro ou claro como o portal diz; na moldura, sem os links dos arquivos', async () => {
    const { url } = await gerarSemCompra()
    const sozinha = await cenario.abrir(`${url}&tema=escuro`)
    expect(sozinha.body).toContain('data-tema="escuro"')
    expect(sozinha.body).toContain('&amp;formato=xlsx"')
    const naMoldura = await cenario.abrir(`${url}&tema=qualquer`, { 'sec-fetch-dest': 'iframe' })
    expect(naMoldura.statusCode).toBe(200)
    expect(naMoldura.body).toContain('<html lang="pt-BR" data-situacao="relatorio" data-moldura>')
    expect(naMoldura.body).not.toContain('formato=')
  })

  it.each([
    ['sem token', (url: string) => url.replace(/&token=.*/, '')],
    ['com outro token', (url: string) => url.replace(/token=.*/, 'token=1.AAAA')],
    ['com a assinatura mexida', (url: string) => url.replace(/.$/, (letra) => (letra === 'A' ? 'B' : 'A'))],
    ['com a sessão de outro', (url: string) => url.replace(/token=\d+\./, 'token=999.')],
    ['com outro parâmetro', (url: string) => url.replace('DIAS=1', 'DIAS=2')],
    ['com um parâmetro a mais', (url: string) => `${url}&UF=SP`],
    ['com um parâmetro a menos', (url: string) => url.replace('DIAS=1&', '')],
    ['com outro instante', (url: string) => url.replace(/ts=(\d+)/, (_, ts) => `ts=${Number(ts) + 1}`)],
    ['de outro relatório', (url: string) => url.replace(/relatorios\/\d+/, 'relatorios/1')],
  ])('REL-01 %s: 403 com o que fazer, numa página em português', async (_caso, mexer) => {
    const { url } = await gerarSemCompra()
    const { statusCode, body, headers } = await cenario.abrir(mexer(url))
    expect(statusCode).toBe(403)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(body).toContain(ERROS.LINK_DE_RELATORIO_INVALIDO.mensagem)
    expect(body).toContain('data-situacao="recusa"')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  it('REL-01 quem não pede uma página recebe o erro de sempre', async () => {
    const { url } = await gerarSemCompra()
    const { statusCode, body } = await cenario.abrir(`${url}x`, { accept: 'application/json' })
    expect([statusCode, JSON.parse(body).codigo]).toEqual([403, 'LINK_DE_RELATORIO_INVALIDO'])
  })

  it('NEG-03 o endereço de um negócio não abre no outro', async () => {
    const { url } = await gerarSemCompra()
    expect((await cenario.abrir(url, {}, 'boreal')).statusCode).toBe(403)
  })

  it('PER-01 a permissão é perguntada de novo ao abrir', async () => {
    const { url } = await gerarSemCompra()
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'ADMIN', acao: 'CLIENTE_PESQUISAR', autorizado: false })
    expect((await cenario.abrir(url)).statusCode).toBe(404)
    await banco.insert(permissao).values({ tipo: 'ADMIN', acao: 'RELATORIO_VER', autorizado: false })
    expect((await cenario.abrir(url)).statusCode).toBe(403)
  })

  it('AUT-04 o endereço morre com a sessão', async () => {
    const conta = CONTAS_DEMO.find(({ tipo }) => tipo === 'ADMIN')
    const { corpo } = await teste.chamar(entrar, {
      corpo: { cpf: conta?.cpf, senha: SENHA_DEMO, captcha: await teste.resolverCaptcha('aurora') },
    })
    const gerado = await cenario.gerar('CLIENTES_SEM_COMPRA', SEM_COMPRA, corpo.token)
    expect((await cenario.abrir(gerado.corpo.url)).statusCode).toBe(200)
    await teste.chamar(sair, { token: corpo.token })
    const depois = await cenario.abrir(gerado.corpo.url)
    expect(depois.statusCode).toBe(401)
    expect(depois.body).toContain(ERROS.SEM_SESSAO.mensagem)
  })

  it('REL-01 baixa CSV, XLSX e PDF pelo mesmo token, e fica registrado quem baixou', async () => {
    const { url } = await gerarSemCompra()
    const baixar = (formato: string) => cenario.abrir(`${url}&formato=${formato}`)
    const csv = await baixar('csv')
    expect(csv.headers['content-disposition']).toMatch(
      /attachment; filename="clientes-sem-compra-[\d-]+\.csv"/,
    )
    expect(csv.body).toMatch(/^\uFEFFCódigo;Cliente;Cidade;Representante;Telefone;Última compra;Dias\r\n\d+;/)
    expect(csv.body.trim().split('\r\n').length - 1).toBe(Number(csv.headers['x-total-de-linhas']))
    const xlsx = await baixar('xlsx')
    const folha = unzipSync(new Uint8Array(xlsx.rawPayload))['xl/worksheets/sheet1.xml']
    expect(Buffer.from(folha ?? []).toString()).toContain('Última compra')
    const pdf = await baixar('pdf')
    expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
      'application/pdf',
      '%PDF-',
    ])
    const registros = await teste
      .negocio()
      .banco.select()
      .from(historico)
      .where(and(eq(historico.entidade, 'relatorio'), eq(historico.acao, 'EXPORTAR')))
    expect(registros.map(({ dados }) => dados?.formato)).toEqual(['csv', 'xlsx', 'pdf'])
    expect(registros[0]?.colaboradorId).toBeGreaterThan(0)
  })

  it('REL-01 depois de cinco minutos não vale mais', async () => {
    const { url } = await gerarSemCompra()
    teste.adiantar(299_000)
    expect((await cenario.abrir(url)).statusCode).toBe(200)
    teste.adiantar(2_000)
    expect((await cenario.abrir(url)).statusCode).toBe(403)
  })

  describe('gerar', () => {
    it.each([
      ['sem o obrigatório', { ATE: '2026-01-01' }, { DIAS: 'Campo obrigatório' }],
      ['fora dos limites', { ...SEM_COMPRA, DIAS: 0 }, { DIAS: 'O valor mínimo é 1' }],
      ['com opção que não há', { ...SEM_COMPRA, UF: 'XX' }, { UF: 'O campo é inválido' }],
      ['com data que não há', { ...SEM_COMPRA, ATE: '2026-02-30' }, { ATE: 'Data inválida' }],
    ])('REL-01 %s: 422 no campo', async (_caso, corpo, campos) => {
      const { status, erro } = await cenario.gerar('CLIENTES_SEM_COMPRA', corpo, token)
      expect([status, erro.codigo, erro.campos]).toEqual([422, 'CAMPOS_INVALIDOS', campos])
    })

    it('REL-01 período longo demais e texto que não são códigos: 422 no campo', async () => {
      const longo = { PERIODO: '2020-01-01..2026-01-01', MEDIDA: 'solicitado' }
      const { erro } = await cenario.gerar('DEVOLUCOES_CLIENTE', longo, token)
      expect(erro.campos).toEqual({ PERIODO: 'O período máximo é de 366 dias' })
      const textos = { PERIODO: '2026-01-01..2026-01-31', MEDIDA: 'solicitado', CLIENTES: '12, x' }
      const recusa = await cenario.gerar('DEVOLUCOES_CLIENTE', textos, token)
      expect(recusa.erro.campos).toEqual({ CLIENTES: 'O campo é inválido' })
    })

    it('PER-08 filial alheia não é opção: 422', async () => {
      const operador = await teste.tokenDe('OPERADOR')
      const corpo = { PERIODO: '2026-01-01..2026-01-31', FILIAL: ['99999'] }
      expect((await cenario.gerar('NOTAS_FILIAL', corpo, operador)).status).toBe(422)
    })

    it('REL-01 muitos ao mesmo tempo não tomam as conexões uns dos outros', async () => {
      const { $client: conexoes } = teste.negocio().banco
      const muitos = Array.from({ length: 2 * conexoes.options.max }, () => gerarSemCompra())
      for (const { url } of await Promise.all(muitos)) expect(url).toContain('/visualizar')
    })

    it('GER-10 o último dia do calendário não é dia', async () => {
      const corpo = { PERIODO: '9999-12-01..9999-12-31' }
      const { status, erro } = await cenario.gerar('NOTAS_FILIAL', corpo, token)
      expect([status, erro.campos]).toEqual([422, { PERIODO: 'Data inválida' }])
    })

    it('PER-01 401, 403 e 404', async () => {
      const params = { idRelatorio: await cenario.idDe('PRAZOS') }
      expect((await teste.chamar(gerarRelatorio, { params, corpo: {} })).status).toBe(401)
      const consumidor = await teste.tokenDe('CONSUMIDOR_FINAL')
      expect((await teste.chamar(gerarRelatorio, { params, corpo: {}, token: consumidor })).status).toBe(403)
      expect(
        (await teste.chamar(gerarRelatorio, { params: { idRelatorio: 9999 }, corpo: {}, token })).status,
      ).toBe(404)
      const operador = await teste.tokenDe('OPERADOR')
      expect((await cenario.gerar('CUSTOS', {}, operador)).status).toBe(404)
    })

    it.each(chavesDeRelatorio)('REL-01 %s abre com os valores de partida', async (chave) => {
      const params = { idRelatorio: await cenario.idDe(chave) }
      const { corpo } = await teste.chamar(listarParametrosDoRelatorio, { params, token })
      const [dono] = await teste.negocio().banco.select({ id: cliente.id }).from(cliente).limit(1)
      const valores = {
        ...Object.fromEntries(corpo.itens.map(({ parametro, valorpadrao }) => [parametro, valorpadrao])),
        ...(DEFINICOES[chave].padrao.tipo === 'CLIENTE' && { CLIENTE_ID: String(dono?.id) }),
      }
      const { html } = await cenario.linhasDe(chave, valores, token)
      expect(html).toContain(corpo.relatorio.titulo)
    })
  })
})
