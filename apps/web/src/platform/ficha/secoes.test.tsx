import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cargaDe } from '../../teste/carga.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { recusar, responder, usarServidor } from '../../teste/servidor.ts'
import { criarClienteDeConsultas, useConsulta } from '../consultas.ts'
import { SessaoAberta } from '../sessao.tsx'
import { Secao } from './secao.tsx'
import { type EntradaDeSecao, useSecoesPermitidas } from './secoes.tsx'

const servidor = usarServidor()

function Conteudo({ titulo, idCli }: { titulo: string; idCli: number }) {
  const consulta = useConsulta(obterCliente, { params: { idCli } }, { mostradoNaArea: true })
  return (
    <Secao titulo={titulo} consulta={consulta}>
      {({ fant }) => fant}
    </Secao>
  )
}

const Parada = ({ titulo }: { titulo: string }) => <section aria-label={titulo}>sempre aqui</section>

const SECOES: Record<string, EntradaDeSecao<{ idCli: number }>> = {
  cadastro: { titulo: 'Cadastro', acao: 'CLIENTE_PESQUISAR', Conteudo },
  parada: { titulo: 'Outra', acao: 'CLIENTE_PESQUISAR', Conteudo: Parada },
}

const Todas = () =>
  useSecoesPermitidas(SECOES).map(({ chave, titulo, Conteudo: DaSecao }) => (
    <DaSecao key={chave} titulo={titulo} idCli={42} />
  ))

const abrir = (tipo: Parameters<typeof cargaDe>[0]) =>
  renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe(tipo)}>
        <Todas />
      </SessaoAberta>
    </QueryClientProvider>,
  )

it('CLI-01 uma seção falha sozinha, e só ela é pedida de novo', async () => {
  servidor.use(responder(obterCliente, recusar(404, { message: 'Registro não encontrado.' })))
  const { usuario } = abrir('OPERADOR')
  const cadastro = within(await screen.findByRole('region', { name: 'Cadastro' }))
  expect(await cadastro.findByText('Registro não encontrado.')).toBeVisible()
  expect(cadastro.queryByText(/^Atualizado/)).not.toBeInTheDocument()
  expect(screen.getByText('sempre aqui')).toBeVisible()
  servidor.use(responder(obterCliente, { fant: 'Padaria São João' } as never))
  await usuario.click(cadastro.getByRole('button', { name: 'Tentar novamente' }))
  expect(await cadastro.findByText('Padaria São João')).toBeVisible()
})

it('CLI-01 diz de quando são os dados, e atualiza', async () => {
  servidor.use(responder(obterCliente, { fant: 'Padaria São João' } as never))
  const { usuario } = abrir('OPERADOR')
  await screen.findByText('Padaria São João')
  expect(screen.getByText(/^Atualizado/)).toHaveTextContent(/Atualizado hoje \d\d:\d\d/)
  servidor.use(responder(obterCliente, { fant: 'Padaria São José' } as never))
  await usuario.click(screen.getByRole('button', { name: 'Atualizar cadastro' }))
  expect(await screen.findByText('Padaria São José')).toBeVisible()
})

it('PER-01 o que a pessoa não pode ver não existe', () => {
  abrir('CONSUMIDOR_FINAL')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(screen.queryByText('sempre aqui')).not.toBeInTheDocument()
})
