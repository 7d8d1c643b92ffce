import type { Page } from '@playwright/test'
import { abrirDialogo, abrirTicket, consultar, type TicketDaLista } from './fluxo-de-tickets.ts'
import { CELULAR, expect, semBarreiras, test } from './jornada.ts'

const LARGA = { width: 1440, height: 900 }

type Aberta = { janela: string; chave: string; etapa: string }

/** Each dialog, on the step of a demo ticket that has it. */
const JANELAS: readonly Aberta[] = [
  { janela: 'Escolher caminho', chave: 'AVARIA', etapa: 'Triagem' },
  { janela: 'Analisar devolução', chave: 'DEVOLUCAO_TOTAL', etapa: 'Análise da devolução' },
  { janela: 'Enviar nota de devolução', chave: 'DEVOLUCAO_PARCIAL', etapa: 'Nota de devolução' },
  { janela: 'Conferir devolução', chave: 'DEVOLUCAO_PARCIAL', etapa: 'Conferência do recebimento' },
  { janela: 'Analisar custos', chave: 'DEVOLUCAO_PARCIAL', etapa: 'Análise da controladoria' },
  { janela: 'Confirmar atraso da entrega', chave: 'PRORROGACAO_BOLETO', etapa: 'Confirmação do atraso' },
  { janela: 'Prorrogar vencimento', chave: 'PRORROGACAO_BOLETO', etapa: 'Prorrogação do vencimento' },
]
/** On one ticket in the middle of its way. */
const DO_MENU = ['Avançar etapa', 'Voltar etapa', 'Mudar tipo', 'Finalizar ticket'] as const

async function tickets(page: Page, filtros: string): Promise<TicketDaLista[]> {
  return (await consultar<{ itens: TicketDaLista[] }>(page, `tickets?take=100&${filtros}`)).itens
}

async function nasDuasLarguras(page: Page, onde: string): Promise<void> {
  await semBarreiras(page, onde)
  await page.setViewportSize(CELULAR)
  await semBarreiras(page, `${onde} no celular`)
  const sobra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(sobra, `${onde} passa da largura`).toBeLessThanOrEqual(0)
  await page.setViewportSize(LARGA)
}

async function janelaSemBarreiras(page: Page, titulo: string): Promise<void> {
  const dialogo = await abrirDialogo(page, titulo)
  await nasDuasLarguras(page, titulo)
  await dialogo.getByRole('button', { name: 'Cancelar' }).click()
  await expect(dialogo).toBeHidden()
}

test('TIC-11 as janelas dos requisitos, largas e no celular', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const abertos = [...(await tickets(page, 'abertos=true')), ...(await tickets(page, 'abertos=true&page=2'))]
  for (const { janela, chave, etapa } of JANELAS)
    await test.step(janela, async () => {
      const ticket = abertos.find(({ tipo, etapa: atual }) => tipo.chave === chave && atual.nome === etapa)
      if (!ticket) throw new Error(`nenhum ticket de ${chave} em ${etapa}`)
      await abrirTicket(page, ticket)
      await janelaSemBarreiras(page, janela)
    })
})

test('TIC-03 TIC-10 o ticket e as outras janelas, largos e no celular', async ({ page, portal }) => {
  await portal.estarComo('GERENTE')
  const emRastreio = ({ etapa }: TicketDaLista) => etapa.nome === 'Rastreio com a transportadora'
  const ticket = (await tickets(page, 'abertos=true&termo=Atraso'))
    .concat(await tickets(page, 'abertos=true'))
    .find(emRastreio)
  if (!ticket) throw new Error('nenhum ticket em rastreio')
  await abrirTicket(page, ticket)
  await nasDuasLarguras(page, 'ticket')
  for (const titulo of DO_MENU) await test.step(titulo, () => janelaSemBarreiras(page, titulo))
})

test('TIC-06 TIC-12 os produtos e o cadastro do consumidor, largos e no celular', async ({
  page,
  portal,
}) => {
  await portal.estarComo('GERENTE')
  const devolucao = (await tickets(page, 'abertos=true')).find(
    ({ tipo }) => tipo.chave === 'DEVOLUCAO_PARCIAL',
  )
  if (!devolucao) throw new Error('nenhuma devolução em aberto')
  await abrirTicket(page, devolucao)
  await page.getByRole('tab', { name: /^Produtos/ }).click()
  await expect(page.getByText('Total solicitado')).toBeVisible()
  await nasDuasLarguras(page, 'produtos')

  const incompleto = (await tickets(page, 'abertos=true')).find(
    ({ cliente, consumidor }) => !cliente && consumidor,
  )
  if (!incompleto) throw new Error('nenhum ticket de consumidor')
  await abrirTicket(page, incompleto)
  await janelaSemBarreiras(page, 'Completar cadastro')
})
