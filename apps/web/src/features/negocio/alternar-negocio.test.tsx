import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest'
import { CHAVES_DO_NEGOCIO } from '../../platform/ambiente.ts'
import { chaveDoToken } from '../../platform/credencial.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { AMBIENTE, usarServidor } from '../../teste/servidor.ts'
import { AlternarNegocio } from './alternar-negocio.tsx'

usarServidor()
let irPara: MockInstance<typeof location.assign>
beforeEach(() => {
  irPara = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})

async function abrir(lugar: 'topo' | 'lateral' = 'topo') {
  const { usuario } = renderizar(<AlternarNegocio lugar={lugar} />)
  await usuario.click(screen.getByRole('button', { name: 'Alternar Negócio' }))
  await screen.findByRole('menu')
  return usuario
}
const guardados = () =>
  Object.fromEntries(
    Object.entries(CHAVES_DO_NEGOCIO).map(([nome, chave]) => [nome, localStorage.getItem(chave)]),
  )

describe('NEG-01 Alternar Negócio', () => {
  it('NEG-01 lista os negócios, com o atual marcado', async () => {
    await abrir()
    const itens = screen.getAllByRole('menuitemradio')
    expect(itens.map((item) => [item.textContent, item.getAttribute('aria-checked')])).toEqual([
      ['Aurora Distribuidora', 'true'],
      ['Boreal Pet', 'false'],
    ])
    expect(itens.every((item) => item.querySelector('svg'))).toBe(true)
  })

  it.each([
    ['sem sessão no outro, vai para a entrada', null, '/login'],
    ['com sessão no outro, entra sem pedir senha', 'token-da-boreal', '/home'],
  ])('NEG-01 %s', async (_, token, destino) => {
    if (token) localStorage.setItem(chaveDoToken('boreal'), token)
    localStorage.setItem(chaveDoToken('aurora'), 'token-da-aurora')
    sessionStorage.setItem('balcao:caminho-lembrado', '/tickets/7')
    const usuario = await abrir()
    await usuario.click(screen.getByRole('menuitemradio', { name: 'Boreal Pet' }))
    expect(irPara).toHaveBeenCalledExactlyOnceWith(destino)
    const [, boreal] = AMBIENTE.negocios
    expect(guardados()).toEqual({
      api: '/api/boreal',
      imagens: boreal?.imagens,
      websocketHost: boreal?.websocket.host,
      websocketKey: boreal?.websocket.key,
      websocketPort: String(boreal?.websocket.port),
    })
    expect(localStorage.getItem(chaveDoToken('aurora'))).toBe('token-da-aurora')
    expect(sessionStorage.getItem('balcao:caminho-lembrado')).toBeNull()
  })

  it('NEG-01 escolher o atual não muda nada', async () => {
    const usuario = await abrir()
    await usuario.click(screen.getByRole('menuitemradio', { name: 'Aurora Distribuidora' }))
    expect(irPara).not.toHaveBeenCalled()
    expect(guardados().api).toBeNull()
  })

  it.each([
    ['topo', '225px'],
    ['lateral', '300px'],
  ] as const)('NEG-01 no %s o menu tem no máximo %s', async (lugar, altura) => {
    await abrir(lugar)
    expect(screen.getByRole('menu').style.maxHeight).toMatch(
      new RegExp(`^(${altura}|calc\\(${Number.parseInt(altura, 10) / 16}rem)`),
    )
  })

  it('NEG-01 com um negócio só não há o que alternar', () => {
    if (window.BALCAO) window.BALCAO.negocios = AMBIENTE.negocios.slice(0, 1)
    renderizar(<AlternarNegocio lugar="topo" />)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })
})
