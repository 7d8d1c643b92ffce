import {
  conferirCodigoDaImplantacao,
  consultarEmpresaDaImplantacao,
  implantar,
  obterImplantacao,
  provarEmailDaImplantacao,
} from '@balcao/dominio/implantacao/contratos'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { provarRecusa } from '../../teste/valor-recusado.ts'

const servidor = usarServidor()
const CODIGO = 'A1B2-C3D4-E5F6-0718'
let enviados: Record<string, unknown>[] = []

const EMPRESA = {
  cnpj: '11222333000181',
  razao_social: 'Casa Pomar Distribuidora Ltda',
  nome_fantasia: 'Casa Pomar',
  telefone: '1932321010',
  email: 'contato@casapomar.test',
  socios: [],
  situacao: 'ATIVA',
  cnae: '',
  cnaes_secundario: [],
  endereco: {
    cep: '13031900',
    logradouro: 'Avenida das Amoreiras',
    numero: '10',
    complemento: '',
    bairro: 'Parque Industrial',
    cidade: 'Campinas',
    ibge: '3509502',
    uf: 'SP',
  },
  fonte: 'BRASILAPI',
}

beforeEach(() => {
  enviados = []
  sessionStorage.clear()
  servidor.use(
    ...respostasDoPortal(),
    responder(obterImplantacao, { pendente: true }),
    responder(conferirCodigoDaImplantacao, { negocio: 'Balcão' }),
    responder(consultarEmpresaDaImplantacao, EMPRESA),
    responder(provarEmailDaImplantacao, { saiu: true, message: 'Mandamos uma mensagem.' }),
    responder(implantar, async (request) => {
      enviados.push((await request.json()) as Record<string, unknown>)
      return { message: 'Casa Pomar está no ar.' }
    }),
  )
})

const campo = (nome: string) => screen.getByLabelText(nome, { selector: 'input' })
const continuar = () => screen.getByRole('button', { name: 'Continuar' })

async function abrir() {
  const portal = abrirPortal('/implantacao', { conectado: false })
  await portal.usuario.type(await screen.findByLabelText('Código da implantação'), CODIGO)
  return portal
}

async function ateAEmpresa() {
  const portal = await abrir()
  await portal.usuario.click(continuar())
  await waitFor(() => expect(campo('CNPJ')).toHaveFocus())
  return portal
}

async function ateAPessoa() {
  const portal = await ateAEmpresa()
  const { usuario } = portal
  await usuario.type(campo('CNPJ'), EMPRESA.cnpj)
  await usuario.click(screen.getByRole('button', { name: 'Buscar dados' }))
  await waitFor(() => expect(campo('Inscrição estadual')).toHaveFocus())
  await usuario.type(campo('Inscrição estadual'), 'isento')
  await usuario.click(continuar())
  await waitFor(() => expect(campo('Nome completo')).toHaveFocus())
  return portal
}

async function ateOCatalogo(numero = '123456') {
  const portal = await ateAPessoa()
  const { usuario } = portal
  await usuario.type(campo('Nome completo'), 'Rute Sales Amaral')
  await usuario.type(campo('CPF'), '52998224725')
  await usuario.type(campo('E-mail'), 'rute@casapomar.test')
  await usuario.click(screen.getByRole('button', { name: 'Provar o e-mail' }))
  await screen.findByLabelText('Número da mensagem')
  if (numero) await usuario.type(campo('Número da mensagem'), numero)
  await usuario.type(campo('Senha'), 'jabuticaba azul')
  await usuario.type(campo('Repita a senha'), 'jabuticaba azul')
  await usuario.click(continuar())
  await screen.findByRole('radiogroup', { name: 'Com o que começar' })
  return portal
}

describe('ADM-09 /implantacao', () => {
  it('ADM-09 em quatro passos, do código ao portal no ar; o que a Receita sabe não se digita', async () => {
    const { usuario } = await ateOCatalogo()
    await usuario.click(screen.getByRole('button', { name: 'Implantar' }))
    expect(await screen.findByText('Casa Pomar está no ar.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Entrar' })).toHaveAttribute('href', '/login')
    expect(enviados).toEqual([
      {
        codigo: CODIGO,
        cnpj: EMPRESA.cnpj,
        razaoSocial: EMPRESA.razao_social,
        negocio: 'Casa Pomar',
        filial: 'Casa Pomar',
        inscricaoEstadual: 'ISENTO',
        simples: false,
        cep: '13031900',
        logradouro: 'Avenida das Amoreiras',
        numero: '10',
        bairro: 'Parque Industrial',
        cidade: 'Campinas',
        uf: 'SP',
        telefone: '1932321010',
        emailDaFilial: EMPRESA.email,
        nome: 'Rute Sales Amaral',
        cpf: '52998224725',
        email: 'rute@casapomar.test',
        numeroDoEmail: '123456',
        senha: 'jabuticaba azul',
        catalogo: 'DISTRIBUIDOR',
      },
    ])
  })

  it('ADM-09 o número da mensagem pode ficar para depois', async () => {
    const { usuario } = await ateOCatalogo('')
    await usuario.click(screen.getByRole('button', { name: 'Implantar' }))
    await waitFor(() => expect(enviados).toHaveLength(1))
    expect(enviados[0]).not.toHaveProperty('numeroDoEmail')
  })

  it('ADM-09 o código errado é dito no campo, e dali não se passa', async () => {
    const campos = { codigo: 'Este não é o código' }
    servidor.use(
      responder(
        conferirCodigoDaImplantacao,
        recusar(422, { codigo: 'CAMPOS_INVALIDOS', message: 'Confira.', campos }),
      ),
    )
    const { usuario } = await abrir()
    await usuario.click(continuar())
    await waitFor(() =>
      expect(campo('Código da implantação')).toHaveAccessibleDescription('Este não é o código'),
    )
    expect(screen.queryByLabelText('CNPJ')).not.toBeInTheDocument()
  })

  it('ADM-09 o que o servidor recusa leva de volta ao passo do campo', async () => {
    const { usuario } = await ateOCatalogo()
    servidor.use(
      responder(
        implantar,
        recusar(422, {
          codigo: 'CAMPOS_INVALIDOS',
          message: 'Confira.',
          campos: { cidade: 'Não há esta cidade' },
        }),
      ),
    )
    await usuario.click(screen.getByRole('button', { name: 'Implantar' }))
    await waitFor(() => expect(campo('Cidade')).toHaveFocus())
    expect(campo('Cidade')).toHaveAccessibleDescription('Não há esta cidade')
  })

  it('ADM-09 o que se digitou sobrevive a recarregar a página, menos a senha', async () => {
    const { unmount } = await ateOCatalogo()
    unmount()
    expect(sessionStorage.getItem('balcao:implantacao:aurora')).not.toContain('jabuticaba')
    abrirPortal('/implantacao', { conectado: false })
    expect(await screen.findByLabelText('Código da implantação')).toHaveValue(CODIGO)
  })

  it('ADM-09 quem já foi implantado manda entrar', async () => {
    servidor.use(responder(obterImplantacao, { pendente: false }))
    abrirPortal('/implantacao', { conectado: false })
    expect(await screen.findByText('Este portal já foi implantado.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ir para a entrada' })).toBeVisible()
  })

  it('ADM-09 a entrada de um negócio sem ninguém leva à implantação', async () => {
    if (window.BALCAO)
      window.BALCAO = {
        ...window.BALCAO,
        negocio: { ...window.BALCAO.negocio, aImplantar: true },
        negocios: [{ ...window.BALCAO.negocio, aImplantar: true }],
      }
    const { roteador } = abrirPortal('/login', { conectado: false })
    expect(await screen.findByLabelText('Código da implantação')).toBeVisible()
    expect(roteador.state.location.pathname).toBe('/implantacao')
  })

  it('GER-09 um CNPJ, um CEP, um telefone ou um CPF que não vale não vai, nem some', async () => {
    const { usuario } = await ateAEmpresa()
    for (const [nome, texto] of [
      ['CNPJ', '112223330001811'],
      ['CEP', '130319001'],
      ['Telefone', '0119876543210987'],
    ] as const)
      await provarRecusa('features/implantacao/passo-empresa.tsx', {
        ...{ usuario, servidor, texto, colado: true, campo: campo(nome) },
        enviar: () => usuario.click(continuar()),
      })
  })

  it('GER-09 o CPF de quem administra que não vale não vai, nem some', async () => {
    const { usuario } = await ateAPessoa()
    await provarRecusa('features/implantacao/passo-pessoa.tsx', {
      ...{ usuario, servidor, texto: '529982247251', colado: true, campo: campo('CPF') },
      enviar: () => usuario.click(continuar()),
    })
  })
})
