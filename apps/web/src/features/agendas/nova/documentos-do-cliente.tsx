import { formatarData } from '@balcao/dominio/formatos/datas'
import { listarOrcamentosDoCliente } from '@balcao/dominio/orcamentos/contratos'
import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { listarPedidosDoCliente } from '@balcao/dominio/pedidos/contratos'
import { SimpleGrid } from '@mantine/core'
import { useMemo } from 'react'
import { Controller, useFormContext } from 'react-hook-form'
import { useConsulta } from '../../../platform/consultas.ts'
import { useFormatoDeDinheiro } from '../../../platform/dinheiro.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import type { CamposDaNovaAgenda } from './campos-da-nova-agenda.ts'

const QUANTOS = 30

type Documento = { id: number; dtHorInc: string; vlTot: number }

/** AGE-01 The quote or the order that the contact is about, of those that the person sees; neither is asked for. */
export function DocumentosDoCliente({ idCli }: { idCli: number }) {
  const { pode } = useSessao()
  const [veOrcamentos, vePedidos] = [
    pode('CLIENTE_ORCAMENTOS') && pode('ORCAMENTO_VER'),
    pode('CLIENTE_PEDIDOS') && pode('PEDIDO_VER'),
  ]
  const orcamentos = useConsulta(
    listarOrcamentosDoCliente,
    { params: { idCli }, query: { status: [...STATUS_POR_DECIDIR], take: QUANTOS } },
    { ativa: veOrcamentos, mostradoNaArea: true },
  )
  const pedidos = useConsulta(
    listarPedidosDoCliente,
    { params: { idCli }, query: { take: QUANTOS } },
    { ativa: vePedidos, mostradoNaArea: true },
  )
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {veOrcamentos && (
        <CampoDoDocumento name="orcamento_id" label="Orçamento" itens={orcamentos.data?.itens} />
      )}
      {vePedidos && <CampoDoDocumento name="pedido_id" label="Pedido" itens={pedidos.data?.itens} />}
    </SimpleGrid>
  )
}

type CampoDoDocumentoProps = {
  name: 'orcamento_id' | 'pedido_id'
  label: string
  itens: readonly Documento[] | undefined
}

function CampoDoDocumento({ name, label, itens }: CampoDoDocumentoProps) {
  const { control, formState } = useFormContext<CamposDaNovaAgenda>()
  const dinheiro = useFormatoDeDinheiro()
  const opcoes = useMemo(
    () =>
      (itens ?? []).map(({ id, dtHorInc, vlTot }) => ({
        valor: id,
        nome: String(id),
        detalhe: `${formatarData(dtHorInc)} · ${dinheiro(vlTot)}`,
      })),
    [itens, dinheiro],
  )
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <CampoDeSelecao<number>
          label={label}
          description="Opcional."
          semPreSelecao
          {...field}
          opcoes={opcoes}
          carregando={itens === undefined}
          error={formState.errors[name]?.message}
        />
      )}
    />
  )
}
