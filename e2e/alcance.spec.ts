import { randomUUID } from 'node:crypto'
import { linkRecebido } from './cenario/emails.ts'
import { finalizar, historico } from './cenario/fluxo-de-tickets.ts'
import { CELULAR, contrasteNosDoisTemas, expect, semBarreiras, test } from './cenario/jornada.ts'

const CLIENTE = `compras-${randomUUID()}@mercado-da-jornada.example`

test('ALC-01 ALC-03 ALC-04 MES-05 resposta pronta por e-mail; o cliente responde pelo link e, no fim, avalia', async ({
  page,
  portal,
  criar,
  browser,
  servidor: { url: baseURL },
}) => {
  const ticket = await criar.abrir({ tipo: 'ELOGIO' })
  await portal.estarComo('OPERADOR', `/tickets/${ticket.id}`)
  await page.getByRole('button', { name: 'Alterar contato' }).click()
  const dialogo = page.getByRole('dialog', { name: 'Contato do ticket' })
  await dialogo.getByLabel('E-mail').fill(CLIENTE)
  await semBarreiras(page, 'o contato do ticket')
  await dialogo.getByRole('button', { name: 'Salvar' }).click()
  await expect(dialogo).toHaveCount(0)

  await page.getByPlaceholder('Escreva a mensagem.').click()
  await page.keyboard.type('/receb')
  await expect(page.getByRole('option', { name: /Recebemos o seu pedido/ })).toBeVisible()
  await portal.semBarreiras('as respostas prontas')
  await page.keyboard.press('Enter')
  const mensagem = page.getByRole('textbox', { name: 'Mensagem' })
  await expect(mensagem).toHaveValue(new RegExp(ticket.protocolo.slice(0, 4)))
  await mensagem.fill('Já falamos com a transportadora.')
  await expect(page.getByText(`Vai por e-mail para ${CLIENTE}`)).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(historico(page).getByText('Já falamos com a transportadora.')).toBeVisible()
  await expect(historico(page).getByText(`E-mail para ${CLIENTE}`)).toBeVisible()
  await expect(historico(page).getByText('Enviado', { exact: true })).toBeVisible()

  const receber = async (pagina: string) => {
    await expect.poll(() => linkRecebido(CLIENTE, baseURL, pagina)).not.toBeNull()
    return (await linkRecebido(CLIENTE, baseURL, pagina)) ?? ''
  }
  const contexto = await browser.newContext({ viewport: CELULAR, baseURL })
  const celular = await contexto.newPage()
  await celular.goto(await receber('seu-ticket'))
  await expect(celular.getByText('Já falamos com a transportadora.')).toBeVisible()
  await celular.getByLabel('Sua mensagem').fill('Obrigada, chegou agora.')
  await celular.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(historico(page).getByText('Obrigada, chegou agora.')).toBeVisible()

  await finalizar(page, 'Cliente desistiu')
  await celular.goto(await receber('avaliar'))
  await expect(celular.getByRole('heading', { name: 'Avalie o atendimento' })).toBeVisible()
  await semBarreiras(celular, 'a avaliação no celular')
  await contrasteNosDoisTemas(celular, 'a avaliação no celular')
  await celular.getByRole('radio', { name: /Ótimo/ }).check({ force: true })
  await celular.getByRole('button', { name: 'Enviar avaliação' }).click()
  await contexto.close()
  await expect(page.getByText(/Ótimo/).first()).toBeVisible()
})

test('ALC-05 quem escreve pelo WhatsApp e não tem ticket espera à vista de quem decide, nas duas telas e nos dois temas', async ({
  page,
  portal,
}) => {
  // WhatsApp is not configured here: what it would have brought is said for it.
  const conversa = {
    id: 5,
    numero: '551187654321',
    nome: 'Dona Rita',
    motivo: 'O número não está no cadastro de nenhum cliente.',
  }
  const mensagem = { datahora: '2026-11-17T12:00:00Z', arquivo: null, semArquivo: null }
  await page.route(/\/sac\/whatsapp\/triagem(\?.*)?$/, (rota) =>
    rota.fulfill({
      json: {
        itens: [{ ...conversa, texto: 'Faltou uma caixa', mensagens: 2, datahora: mensagem.datahora }],
        paginator: { page: 1, take: 20, total: 1, paginas: 1, totalExato: true },
        ligado: true,
      },
    }),
  )
  await page.route('**/sac/whatsapp/triagem/5', (rota) =>
    rota.fulfill({
      json: {
        ...conversa,
        clientes: [{ id: 1, nome: 'Mercado da Rita' }],
        mensagens: [
          { ...mensagem, id: 4, texto: 'Bom dia, tudo bem?' },
          { ...mensagem, id: 5, texto: '', arquivo: { nome: 'caixa.png', midia: 'image/png' } },
          { ...mensagem, id: 6, texto: '', semArquivo: 'Um arquivo não é de um tipo aceito.' },
        ],
      },
    }),
  )
  await portal.estarComo('GERENTE', '/correio-recebido?aba=whatsapp')
  for (const viewport of [{ width: 1440, height: 900 }, CELULAR]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('tab', { name: 'WhatsApp (1)' })).toBeVisible()
    await page.getByText('Dona Rita').first().click()
    await expect(page.getByRole('button', { name: 'Abrir ticket' })).toBeVisible()
    await portal.semBarreiras(`a conversa em triagem, ${viewport.width}`)
    if (viewport !== CELULAR) await contrasteNosDoisTemas(page, 'a conversa em triagem')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
})
