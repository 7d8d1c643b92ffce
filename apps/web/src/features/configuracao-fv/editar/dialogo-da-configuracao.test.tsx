import { screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, it } from 'vitest'
import { escolher } from '../../../teste/escolher.ts'
import { abrirNaSessao } from '../../../teste/secao.tsx'
import { usarServidor } from '../../../teste/servidor.ts'
import { provarRecusa } from '../../../teste/valor-recusado.ts'
import { DialogoDaConfiguracao } from './dialogo-da-configuracao.tsx'

const servidor = usarServidor()
const OPCOES = {
  vendedores: [
    { id: 7, nome: 'Márcia Leal · Representante' },
    { id: 8, nome: 'Ivo Reis · Operador' },
  ],
  equipes: [{ id: 3, nome: 'Equipe de Patrícia' }],
  filiais: [{ id: 1, nome: 'Matriz' }],
  tabelas: [],
  planos: [
    { id: 4, nome: '28/35 dias' },
    { id: 5, nome: 'À vista' },
  ],
  cobrancas: [],
  transportadoras: [],
  marcas: ['Aurora', 'Sol'],
}
const enviados: unknown[] = []

function abrir(aberta: Parameters<typeof DialogoDaConfiguracao>[0]['aberta']) {
  enviados.length = 0
  servidor.use(
    http.get('*/api/aurora/configuracao-fv/opcoes', () => HttpResponse.json(OPCOES)),
    http.all('*/api/aurora/configuracao-fv*', async ({ request }) => {
      enviados.push([request.method, await request.json()])
      return HttpResponse.json({ id: 1, versao: 2, escopo: 'VENDEDOR', idAlvo: 7, valores: {} })
    }),
    http.put('*/api/aurora/configuracao-fv/1', async ({ request }) => {
      enviados.push([request.method, await request.json()])
      return HttpResponse.json({ id: 1, versao: 2, escopo: 'VENDEDOR', idAlvo: 7, valores: {} })
    }),
  )
  return abrirNaSessao(<DialogoDaConfiguracao aberta={aberta} aoFechar={() => {}} aoExcluir={() => {}} />)
}
const campo = (name: string) => screen.findByRole('textbox', { name })
const salvar = () => screen.getByRole('button', { name: 'Salvar' })

it('GES-07 diz de uma equipe o que foi digitado, e do resto nada', async () => {
  const { usuario } = abrir('nova')
  await campo('Desconto máximo')
  await escolher(usuario, 'Alcance', 'Equipe')
  await usuario.type(await campo('Desconto máximo'), '7,5')
  await escolher(usuario, 'Planos de pagamento', 'À vista')
  await escolher(usuario, 'Digita o preço', 'Não')
  await usuario.click(salvar())
  await expect.poll(() => enviados).toHaveLength(1)
  expect(enviados[0]).toMatchObject([
    'POST',
    {
      escopo: 'EQUIPE',
      // GER-07 The only team there is.
      idAlvo: 3,
      valores: { descontoMaximo: 7.5, planos: [5], permitePrecoDigitado: false, pedidoMinimo: null },
    },
  ])
})

it('GES-07 não se salva uma que não diz nada', async () => {
  const { usuario } = abrir('nova')
  await campo('Desconto máximo')
  await escolher(usuario, 'Vendedor', 'Ivo Reis · Operador')
  await usuario.click(salvar())
  expect(await screen.findByText(/Diga ao menos uma coisa/)).toBeVisible()
  expect(enviados).toEqual([])
})

it('GES-07 uma nova diz de quem é, e até lá não vai', async () => {
  const { usuario } = abrir('nova')
  await usuario.type(await campo('Desconto máximo'), '7,5')
  await usuario.click(salvar())
  await expect.poll(() => screen.getByRole('combobox', { name: 'Vendedor' })).toBeInvalid()
  expect(enviados).toEqual([])
})

it('GES-07 a que existe mostra o que diz, e vai com a versão lida', async () => {
  const { usuario } = abrir({
    id: 1,
    versao: 4,
    escopo: 'VENDEDOR',
    alvo: 'Márcia Leal',
    idAlvo: 7,
    valores: { pedidoMinimo: 300, marcas: ['Sol'], escondeMargem: true },
    resumo: '',
    datahora_atualizacao: '2026-11-01T12:00:00.000Z',
    atualizadaPor: null,
  })
  const janela = await screen.findByRole('dialog', { name: 'Vendedor: Márcia Leal' })
  const minimo = await within(janela).findByRole('textbox', { name: 'Pedido mínimo' })
  expect(minimo).toHaveValue('300,00')
  expect(within(janela).getAllByText('Sol').length).toBeGreaterThan(0)
  await usuario.clear(minimo)
  await usuario.click(salvar())
  await expect.poll(() => enviados).toHaveLength(1)
  expect(enviados[0]).toMatchObject([
    'PUT',
    { versao: 4, valores: { pedidoMinimo: null, marcas: ['Sol'], escondeMargem: true } },
  ])
})

it('GER-09 um número que não se lê não vai, nem some', async () => {
  const { usuario } = abrir('nova')
  await provarRecusa('features/configuracao-fv/editar/campo-da-fv.tsx', {
    ...{ usuario, servidor, texto: '12.3456' },
    campo: await campo('Desconto máximo'),
    enviar: () => usuario.click(salvar()),
  })
})
