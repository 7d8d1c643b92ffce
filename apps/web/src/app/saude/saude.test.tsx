import { ERROS } from '@balcao/dominio/erros'
import type { TarefaQueFalhou } from '@balcao/dominio/saude/campos'
import {
  type FilaNaSaude,
  listarTarefasQueFalharam,
  type ParteNaSaude,
  tentarParteDeNovo,
  tentarTarefaDeNovo,
  verSaude,
} from '@balcao/dominio/saude/contratos'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { abrirPortal, respostasDoPortal } from '../../teste/abrir-portal.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'

const servidor = usarServidor()

const FILA: FilaNaSaude = {
  situacao: 'RODANDO',
  desde: '2026-11-17T12:00:00Z',
  tentativas: 0,
  motivo: null,
  esperando: 3,
  maisAntigaDesde: '2026-11-17T12:00:00Z',
  rodando: 1,
}
const TAREFA: TarefaQueFalhou = {
  id: 7,
  nome: 'Entregar pedido ao ERP',
  situacao: 'DESISTIU',
  tentativas: 10,
  maximoDeTentativas: 10,
  erro: 'O ERP recusou o pedido.',
  proximaEm: null,
  falhouEm: '2026-11-17T12:00:00Z',
}

const PARTES: ParteNaSaude[] = [
  { parte: 'EMAIL', situacao: 'BOA', oQueHa: 'Os e-mails saem.', desde: null, aTentar: 0 },
]

function abrir({ fila = FILA, itens = [TAREFA], partes = PARTES } = {}) {
  const paginator = { page: 1, take: 20, total: itens.length, paginas: 1, totalExato: true }
  servidor.use(
    ...respostasDoPortal(cargaDe('ADMIN')),
    responder(verSaude, { fila, partes }),
    responder(listarTarefasQueFalharam, { itens, paginator }),
  )
  return abrirPortal('/administracao/saude')
}

it('ADM-11 a fila que roda e o que falhou; tentar de novo leva a tarefa de volta', async () => {
  servidor.use(responder(tentarTarefaDeNovo, { message: '“Entregar pedido ao ERP” voltou à fila.' }))
  const { usuario } = abrir()
  const fila = within(await screen.findByRole('region', { name: 'Fila de tarefas' }))
  expect(await fila.findByText('Rodando')).toBeVisible()
  expect(fila.queryByText(/está parada/)).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Saúde' })).toBeVisible()
  // Its address begins as the administration's, which is not where one is.
  expect(document.querySelectorAll('nav[aria-label="Principal"] [aria-current="page"]')).toHaveLength(1)
  await usuario.click(await screen.findByText('Entregar pedido ao ERP'))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Entregar pedido ao ERP' }))
  expect(dialogo.getByText('10 de 10')).toBeVisible()
  await usuario.click(dialogo.getByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText('“Entregar pedido ao ERP” voltou à fila.')).toBeVisible()
})

it('ADM-11 a fila parada diz desde quando, por quê e quantas vezes tentou', async () => {
  abrir({ fila: { ...FILA, situacao: 'TENTANDO', tentativas: 4, motivo: 'connect ECONNREFUSED' } })
  const aviso = await screen.findByText(/A fila está parada desde 17\/11\/2026/)
  expect(aviso).toHaveTextContent('4 tentativas até agora')
  expect(aviso).toHaveTextContent('connect ECONNREFUSED')
  expect(screen.getByText('Tentando voltar')).toBeVisible()
})

it('ADM-11 a que a fila ainda tenta não tem o botão; sem nada, a lista diz; a recusa fica no diálogo', async () => {
  const proximaEm = '2026-11-17T13:00:00Z'
  const { usuario } = abrir({
    itens: [
      { ...TAREFA, situacao: 'VAI_TENTAR', tentativas: 2, proximaEm },
      { ...TAREFA, id: 8, nome: 'Enviar e-mail' },
    ],
  })
  await usuario.click(await screen.findByText('Entregar pedido ao ERP'))
  const dialogo = await screen.findByRole('dialog')
  expect(within(dialogo).queryByRole('button', { name: 'Tentar de novo' })).toBeNull()
  await usuario.keyboard('{Escape}')
  servidor.use(
    responder(
      tentarTarefaDeNovo,
      recusar(409, { codigo: 'TAREFA_NA_FILA', message: ERROS.TAREFA_NA_FILA.mensagem }),
    ),
  )
  await usuario.click(await screen.findByText('Enviar e-mail'))
  await usuario.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  expect(await screen.findByText(/já está na fila/)).toBeVisible()
})

it('ADM-11 nada falhou, e a fila que não pôde ser perguntada tem como tentar de novo', async () => {
  abrir({ itens: [] })
  servidor.use(
    responder(verSaude, recusar(500, { codigo: 'ERRO_INTERNO', message: ERROS.ERRO_INTERNO.mensagem })),
  )
  expect(await screen.findByText('Nenhuma tarefa falhou')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible()
})

it('ADM-11 cada parte diz como está e desde quando; só a que não vai bem diz o que fazer, e onde', async () => {
  abrir({
    partes: [
      ...PARTES,
      {
        parte: 'CAIXAS',
        situacao: 'FALHA',
        oQueHa: 'sac@x: recusada',
        desde: '2026-11-17T12:00:00Z',
        aTentar: 1,
      },
      { parte: 'COPIAS', situacao: 'ATENCAO', oQueHa: 'Nenhuma cópia foi tirada.', desde: null, aTentar: 0 },
      { parte: 'ERP', situacao: 'DESLIGADA', oQueHa: 'Nenhuma filial tem ERP.', desde: null, aTentar: 0 },
    ],
  })
  const partes = within(await screen.findByRole('region', { name: 'O que faz o portal andar' }))
  const [email, caixas, copias, erp] = (await partes.findAllByRole('listitem')).map((item) => within(item))
  expect(email?.getByText('Em ordem')).toBeVisible()
  expect(email?.queryByText(/SMTP_URL/)).toBeNull()
  expect(caixas?.getByText('Falhando')).toBeVisible()
  expect(caixas?.getByTitle(/17\/11\/2026/).parentElement).toHaveTextContent(/^desde /)
  expect(caixas?.getByText(/Confira o endereço, o usuário e a senha da caixa/)).toBeVisible()
  expect(caixas?.getByRole('link', { name: 'Ver' })).toHaveAttribute('href', '/correio-recebido')
  expect(copias?.getByText('Atenção')).toBeVisible()
  expect(copias?.getByText(/npm run copia/)).toBeVisible()
  expect(copias?.queryByRole('link')).toBeNull()
  expect(erp?.getByText('Desligada')).toBeVisible()
  expect(erp?.queryByText(/Confira o endereço/)).toBeNull()
})

it('ADM-11 a parte em que algo falhou se tenta de novo ali mesmo; a recusa se diz', async () => {
  const pedidas: string[] = []
  const { usuario } = abrir({
    partes: [
      ...PARTES,
      { parte: 'CAIXAS', situacao: 'FALHA', oQueHa: 'sac@x: recusada', desde: null, aTentar: 1 },
    ],
  })
  servidor.use(
    responder(tentarParteDeNovo, ({ url }) => {
      pedidas.push(url.split('/').at(-2) ?? '')
      return { message: 'A caixa é lida agora.' }
    }),
  )
  expect(await screen.findByText('Em ordem')).toBeVisible()
  const [botao, ...outros] = screen.getAllByRole('button', { name: /^Tentar de novo/ })
  expect(outros).toEqual([])
  await usuario.click(botao as HTMLElement)
  expect(await screen.findByText('A caixa é lida agora.')).toBeVisible()
  expect(pedidas).toEqual(['CAIXAS'])
  servidor.use(
    responder(
      tentarParteDeNovo,
      recusar(409, { codigo: 'NADA_A_TENTAR', message: ERROS.NADA_A_TENTAR.mensagem }),
    ),
  )
  await usuario.click(screen.getByRole('button', { name: 'Tentar de novo: E-mail que chega' }))
  expect(await screen.findByText(ERROS.NADA_A_TENTAR.mensagem)).toBeVisible()
})
