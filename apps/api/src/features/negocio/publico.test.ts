import { runInNewContext } from 'node:vm'
import type { Ambiente } from '@balcao/dominio/negocio/ambiente'
import {
  obterAmbiente,
  obterFundo,
  obterIcone,
  obterLogo,
  obterManifesto,
} from '@balcao/dominio/negocio/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { comParametros } from '../../../test/com-parametros.ts'

describe('o que o navegador lê antes de alguém entrar', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste({ negocios: ['aurora', 'boreal'] })
  })
  afterAll(() => teste.fechar())

  const executar = (script: string): Ambiente => {
    const window: { BALCAO?: Ambiente } = {}
    runInNewContext(script, { window })
    if (!window.BALCAO) throw new Error('o script não definiu o ambiente')
    return window.BALCAO
  }

  it('NEG-02 o script de ambiente descreve o negócio do endereço e lista todos', async () => {
    const { bruta, headers } = await teste.chamar(obterAmbiente, { negocio: 'boreal' })
    expect(headers['content-type']).toContain('text/javascript')
    const ambiente = executar(bruta.body)
    expect(ambiente.negocio).toMatchObject({
      id: 'boreal',
      api: '/api/boreal',
      imagens: '/api/boreal/images',
      aImplantar: false,
    })
    expect(ambiente.negocio.websocket.key).toBeTruthy()
    expect(ambiente.negocios.map(({ id }) => id)).toEqual(['aurora', 'boreal'])
    expect(ambiente.versao).toMatch(/^\d+\.\d+\.\d+$/)
  })

  it('PAR-01 ADM-08 o nome e a cor são os que a administração diz', async () => {
    const dito = async () => {
      const { nome, cor } = executar((await teste.chamar(obterAmbiente)).bruta.body).negocio
      return { nome, cor }
    }
    const antes = await dito()
    const valores = { nomeDoNegocio: 'Aurora do Sul', corDoNegocio: '#7c3a6e' }
    expect(await comParametros(teste, valores, dito)).toEqual({ nome: 'Aurora do Sul', cor: '#7c3a6e' })
    expect(await dito()).toEqual(antes)
  })

  it('ADM-08 o manifesto e o ícone da aba são do nome e da cor de agora', async () => {
    const valores = { nomeDoNegocio: 'Casa Verde', corDoNegocio: '#7c3a6e' }
    const [manifesto, icone] = await comParametros(teste, valores, async () => [
      (await teste.chamar(obterManifesto)).bruta.body,
      (await teste.chamar(obterIcone)).bruta.body,
    ])
    expect(JSON.parse(manifesto ?? '')).toMatchObject({ name: 'Casa Verde', theme_color: '#7c3a6e' })
    expect(icone).toMatch(/<title>Casa Verde<\/title>[\s\S]*fill="#7c3a6e"[\s\S]*>CV<\/text>/)
    expect(icone).not.toMatch(/>Casa Verde<\/text>/)
  })

  it('NEG-02 sem negócio no endereço vale o primeiro da lista', async () => {
    const { body } = await teste.app.inject('/parametros/SAC/env.js')
    expect(executar(body).negocio.id).toBe('aurora')
  })

  it('NEG-02 nada de segredo no ambiente', async () => {
    const { bruta } = await teste.chamar(obterAmbiente)
    const { segredos, url } = teste.negocio()
    for (const segredo of [segredos.captcha, segredos.realtime, url])
      expect(bruta.body).not.toContain(segredo)
  })

  it('NEG-02 manifesto, logotipo, ícone e fundo são de cada negócio', async () => {
    for (const contrato of [obterManifesto, obterLogo, obterIcone, obterFundo]) {
      const [aurora, boreal] = await Promise.all([
        teste.chamar(contrato, { negocio: 'aurora' }),
        teste.chamar(contrato, { negocio: 'boreal' }),
      ])
      expect([aurora.status, boreal.status]).toEqual([200, 200])
      expect(aurora.bruta.body).not.toBe(boreal.bruta.body)
      expect(String(aurora.headers['content-type'])).toContain(contrato.resposta.midia.replace('*', ''))
    }
  })

  it('NEG-02 404 para um negócio que não existe', async () => {
    expect((await teste.chamar(obterLogo, { negocio: 'outro' })).status).toBe(404)
  })
})
