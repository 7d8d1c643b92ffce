import { obterCliente } from '@balcao/dominio/clientes/contratos'
import { listarAtividadesDoCliente, listarOperadoresDoCliente } from '@balcao/dominio/clientes/secoes'
import { obterVisaoGeral } from '@balcao/dominio/clientes/visao-geral'
import { listarLimites } from '@balcao/dominio/limites/contratos'
import { QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import type { ChaveDaSecao } from '../../features/clientes/ficha/lugar-na-ficha.ts'
import { ProvedorDaAbertura } from '../../features/tickets/abertura/provedor-da-abertura.tsx'
import { criarClienteDeConsultas } from '../../platform/consultas.ts'
import { SessaoAberta } from '../../platform/sessao.tsx'
import { cargaDe } from '../../teste/carga.ts'
import { cadastroDe, respostasDaFicha, visaoDe } from '../../teste/cliente.ts'
import { renderizar } from '../../teste/renderizar.tsx'
import { responder, usarServidor } from '../../teste/servidor.ts'
import { ProvedorDeConfirmacao } from '../../ui/retorno/confirmacao.tsx'
import { DialogoDoCliente } from './dialogo-do-cliente.tsx'

const servidor = usarServidor()

beforeEach(() => {
  servidor.use(
    ...respostasDaFicha(),
    responder(obterCliente, cadastroDe()),
    responder(listarLimites, { itens: [] }),
    responder(listarAtividadesDoCliente, { itens: [] }),
    responder(listarOperadoresDoCliente, { itens: [] }),
  )
})

function Aberto({ secao }: { secao?: ChaveDaSecao }) {
  const [idCli, setIdCli] = useState<number | null>(42)
  return (
    <DialogoDoCliente
      idCli={idCli}
      {...(secao && { secao })}
      aoFechar={() => setIdCli(null)}
      aoVoltarParaHome={() => {}}
      darLugar={() => {}}
      acoes={(id) => <button type="button">Fazer com {id}</button>}
    />
  )
}

function abrir(secao?: ChaveDaSecao, registra = 'N') {
  const parametros = [{ chave: 'registraAtendimentoAoSair', valor: registra, filialId: 2 }]
  return renderizar(
    <QueryClientProvider client={criarClienteDeConsultas(() => {})}>
      <SessaoAberta carga={cargaDe('OPERADOR', { parametros })}>
        <ProvedorDeConfirmacao>
          <ProvedorDaAbertura aoIrParaOTicket={() => {}}>
            <Aberto {...(secao && { secao })} />
          </ProvedorDaAbertura>
        </ProvedorDeConfirmacao>
      </SessaoAberta>
    </QueryClientProvider>,
  )
}
const dialogo = async () => within(await screen.findByRole('dialog', { name: 'Cliente' }))
const fechou = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

it('CLI-01 abre na seção pedida, muda de seção sem mudar de endereço, e fecha', async () => {
  const endereco = window.location.href
  const { usuario } = abrir('vendedores')
  const ficha = await dialogo()
  expect(await ficha.findByText('Nenhum registro encontrado')).toBeVisible()
  expect(ficha.getByRole('heading', { level: 3, name: 'Padaria São João' })).toBeVisible()
  expect(ficha.getByRole('button', { name: 'Fazer com 42' })).toBeVisible()
  await usuario.click(ficha.getByRole('link', { name: 'Dados Cadastrais' }))
  expect(await ficha.findByText('Nenhum limite disponível.')).toBeVisible()
  expect(window.location.href).toBe(endereco)
  await usuario.keyboard('{Escape}')
  await fechou()
})

it('CLI-08 PAR-01 em todas as filiais, basta uma das que atendem o cliente pedir', async () => {
  servidor.use(responder(obterVisaoGeral, visaoDe({ idFil: 1, filiais: [1, 2] })))
  const { usuario } = abrir('vendedores', 'S')
  await (await dialogo()).findByText('Nenhum registro encontrado')
  await usuario.keyboard('{Escape}')
  expect(await screen.findByRole('dialog', { name: 'Registrar o atendimento antes de sair?' })).toBeVisible()
})

it('CLI-08 com o parâmetro da filial, fechar pergunta; Esc na pergunta deixa a ficha aberta', async () => {
  const { usuario } = abrir('vendedores', 'S')
  await (await dialogo()).findByText('Nenhum registro encontrado')
  await usuario.keyboard('{Escape}')
  await screen.findByRole('dialog', { name: 'Registrar o atendimento antes de sair?' })
  await usuario.keyboard('{Escape}')
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
  await usuario.click((await dialogo()).getByRole('button', { name: 'Fechar' }))
  await usuario.click(await screen.findByRole('button', { name: 'Sair sem registrar' }))
  await fechou()
})
