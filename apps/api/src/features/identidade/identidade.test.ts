import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { desfazerAjuste, listarAuditoria } from '@balcao/dominio/auditoria/contratos'
import { enviarImagem, listarImagens, voltarImagem } from '@balcao/dominio/identidade/contratos'
import { obterAmbiente, obterFundo, obterLogo, obterManifesto } from '@balcao/dominio/negocio/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { enquantoPreso } from '../../../test/esperando-trava.ts'
import { montarFormulario } from '../../../test/formulario.ts'
import { pngDe } from '../../../test/imagens.ts'
import { ouvirMudancas } from '../../../test/ouvir-eventos.ts'
import { logoNoPapel } from '../../identidade.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { permissao } from '../acesso/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { limparImagens } from './limpar-imagens.ts'

const LOGO = pngDe(120, 40)
const OUTRO = pngDe(120, 40, { cinza: 200 })
const ACAO = 'CONTEUDO_CONFIGURAR'
const AUDITAR = 'AUDITORIA_VER'
const DOIS_DIAS_MS = 2 * 24 * 3_600_000

describe('ADM-08 logotipo e fundo do negócio', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
  })
  afterAll(() => teste.fechar())
  afterEach(async () => {
    const { banco } = teste.negocio()
    await banco.delete(parametro).where(like(parametro.chave, 'SAC_imagem.%'))
    await banco.delete(historico).where(eq(historico.entidade, 'imagem'))
    await teste.negocio().renovarParametros()
  })

  type Envio = { qual?: string; nome?: string; conteudo?: Buffer; versao?: string; quem?: TipoDeUsuario }
  const enviar = async (envio: Envio = {}) => {
    const { qual = 'logo', nome = 'marca.png', conteudo = LOGO, versao = '0', quem = 'ADMIN' } = envio
    const { corpo, headers } = await montarFormulario({ versao }, [{ nome, conteudo }], 'arquivo')
    return teste.chamar(enviarImagem, {
      token: await teste.tokenDe(quem),
      params: { qual } as never,
      corpo: corpo as never,
      headers,
    })
  }
  const voltar = async (versao: number, qual = 'logo', quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(voltarImagem, {
      token: await teste.tokenDe(quem),
      params: { qual } as never,
      corpo: { versao },
    })
  const listar = async (quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(listarImagens, { token: await teste.tokenDe(quem) })
  const logo = (negocio = 'aurora', opcoes: object = {}) => teste.chamar(obterLogo, { negocio, ...opcoes })
  const marca = async () => (await listar()).corpo.itens[0]?.marca
  const ultima = async () => {
    const token = await teste.tokenDe('ADMIN')
    const { corpo } = await teste.chamar(listarAuditoria, { token, query: { entidade: 'imagem' } as never })
    return corpo.itens[0]
  }
  const desfazer = async (idEntrada = 0, quem: TipoDeUsuario = 'ADMIN') =>
    teste.chamar(desfazerAjuste, { token: await teste.tokenDe(quem), params: { idEntrada } })

  it('PER-01 quem só vê filiais não muda a imagem de todas, nem com a permissão', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: ACAO, autorizado: true })
    try {
      expect((await listar('SUPERVISOR')).status).toBe(200)
      expect((await enviar({ quem: 'SUPERVISOR' })).status).toBe(403)
      expect((await enviar()).status).toBe(200)
      expect((await voltar(1, 'logo', 'SUPERVISOR')).status).toBe(403)
      await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: AUDITAR, autorizado: true })
      expect((await desfazer((await ultima())?.id, 'SUPERVISOR')).status).toBe(403)
      expect((await logo()).bruta.rawPayload).toEqual(LOGO)
    } finally {
      await banco.delete(permissao).where(inArray(permissao.acao, [ACAO, AUDITAR]))
    }
  })

  it('ADM-08 o que se envia vale na hora: na entrada, na janela aberta, no manifesto; e o outro negócio não o vê', async () => {
    const eventos = await ouvirMudancas(teste)
    const antes = (await logo('boreal')).bruta.body
    const { status, corpo } = await enviar()
    expect([status, corpo.message]).toEqual([200, 'Logotipo: já vale em todo o negócio.'])
    const visto = await logo()
    expect([visto.status, visto.headers['content-type']]).toEqual([200, 'image/png'])
    expect(visto.bruta.rawPayload).toEqual(LOGO)
    const agora = await marca()
    const carga = await teste.chamar(carregarApp, { token: await teste.tokenDe('ADMIN') })
    expect(carga.corpo.loja.logo).toBe(agora)
    expect((await teste.chamar(obterAmbiente)).bruta.body).toContain(`"logo":"${agora}"`)
    expect((await teste.chamar(obterManifesto)).bruta.body).toContain(
      `logo?v=${agora}","sizes":"any","type":"image/png"`,
    )
    expect((await logo('boreal')).bruta.body).toBe(antes)
    await expect.poll(() => eventos).toMatchObject([{ canal: 'private-ajustes', muda: ['imagens'] }])
  })

  it('ADM-08 com a marca no endereço guarda-se para sempre; sem ela, pergunta-se se mudou', async () => {
    await enviar()
    const etiqueta = `"${await marca()}"`
    expect((await logo()).headers).toMatchObject({ 'cache-control': 'no-cache', etag: etiqueta })
    const comMarca = await teste.app.inject(`/api/aurora/images/logo?v=${await marca()}`)
    expect(comMarca.headers['cache-control']).toContain('immutable')
    const deOutra = await teste.app.inject('/api/aurora/images/logo?v=outra')
    expect(deOutra.headers['cache-control']).toBe('no-cache')
    expect((await logo('aurora', { headers: { 'if-none-match': etiqueta } })).status).toBe(304)
  })

  it('ADM-08 volta ao original, e a auditoria desfaz a volta', async () => {
    const original = (await logo()).bruta.body
    await enviar()
    const { status } = await voltar(1)
    expect([status, (await logo()).bruta.body]).toEqual([200, original])
    const entrada = await ultima()
    expect(entrada?.mudancas).toEqual([{ campo: 'Logotipo', antes: 'marca.png', depois: 'o original' }])
    const desfeita = await desfazer(entrada?.id)
    expect([desfeita.status, (await logo()).bruta.rawPayload]).toEqual([200, LOGO])
  })

  it('ADM-08 a imagem que outra pessoa troca enquanto se desfaz fica', async () => {
    await enviar()
    await enviar({ conteudo: OUTRO, versao: '1' })
    const { banco } = teste.negocio()
    const deLogo = eq(parametro.chave, 'SAC_imagem.logo')
    const [segunda] = await banco.select().from(parametro).where(deLogo)
    const terceira = segunda?.valor?.replace('marca.png', 'terceira.png') ?? ''
    const entrada = await ultima()
    const [desfeita] = await enquantoPreso(
      banco,
      (tx) => tx.update(parametro).set({ valor: terceira }).where(deLogo),
      [() => desfazer(entrada?.id)],
    )
    expect([desfeita?.status, desfeita?.erro.codigo]).toEqual([409, 'AJUSTE_JA_MUDOU'])
    expect((await banco.select().from(parametro).where(deLogo))[0]?.valor).toBe(terceira)
  })

  it('ADM-08 o PDF e o e-mail levam o PNG; o desenho do original eles não mostram', async () => {
    expect(await logoNoPapel(teste.negocio())).toBeNull()
    await enviar()
    expect(await logoNoPapel(teste.negocio())).toEqual({
      conteudo: LOGO,
      midia: 'image/png',
      extensao: 'png',
    })
  })

  it('ADM-08 o fundo tem medidas próprias', async () => {
    expect((await enviar({ qual: 'fundo' })).status).toBe(422)
    const grande = pngDe(800, 600)
    expect((await enviar({ qual: 'fundo', conteudo: grande })).status).toBe(200)
    expect((await teste.chamar(obterFundo)).bruta.rawPayload).toEqual(grande)
  })

  it.each([
    ['um SVG', 'marca.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['um SVG com nome de PNG', 'marca.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415],
    ['um PNG com nome de JPEG', 'marca.jpg', LOGO, 415],
    ['um PNG cortado', 'marca.png', LOGO.subarray(0, -20), 422],
    ['um logotipo pequeno demais', 'marca.png', pngDe(20, 20), 422],
  ])('ADM-08 %s é recusado', async (_, nome, conteudo, status) => {
    expect((await enviar({ nome, conteudo })).status).toBe(status)
  })

  it('ADM-08 o problema da imagem se diz no seu campo', async () => {
    expect((await enviar({ conteudo: pngDe(20, 20) })).corpo).toMatchObject({
      campos: { arquivo: expect.stringContaining('20 × 20 pixels: é pequena demais') },
    })
    const pesado = Buffer.concat([LOGO, Buffer.alloc(600 * 1024)])
    expect([(await enviar({ conteudo: pesado })).status]).toEqual([413])
  })

  it('ADM-08 401, 403, 404, 409 e 422', async () => {
    expect((await teste.chamar(listarImagens, {})).status).toBe(401)
    expect((await listar('GERENTE')).status).toBe(403)
    expect((await enviar({ quem: 'GERENTE' })).status).toBe(403)
    expect((await voltar(0, 'logo', 'GERENTE')).status).toBe(403)
    expect((await enviar({ qual: 'icone' })).status).toBe(404)
    expect((await enviar({ versao: 'x' })).status).toBe(422)
    await enviar()
    expect((await enviar({ conteudo: OUTRO })).status).toBe(409)
    expect((await voltar(0)).status).toBe(409)
    expect((await logo()).bruta.rawPayload).toEqual(LOGO)
  })

  it('ADM-08 o arquivo fica enquanto a auditoria fala dele, e depois sai', async () => {
    const { banco, armazem } = teste.negocio()
    const depois = new Date(Date.now() + DOIS_DIAS_MS)
    const nunca = new AbortController().signal
    await enviar()
    await enviar({ conteudo: OUTRO, versao: '1' })
    await limparImagens({ banco, armazem }, depois, nunca)
    await desfazer((await ultima())?.id)
    expect((await logo()).bruta.rawPayload).toEqual(LOGO)
    await banco.delete(historico).where(eq(historico.entidade, 'imagem'))
    expect(await limparImagens({ banco, armazem }, depois, nunca)).toBeGreaterThanOrEqual(1)
    expect((await logo()).bruta.rawPayload).toEqual(LOGO)
  })
})
