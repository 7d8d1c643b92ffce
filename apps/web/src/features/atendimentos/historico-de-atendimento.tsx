import { listarAtendimentos } from '@balcao/dominio/atendimentos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Text } from '@mantine/core'
import { useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { ListaDaFicha } from '../../ui/ficha/lista-da-ficha.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { TempoRelativo } from '../../ui/retorno/tempo-relativo.tsx'
import { TextoRecolhivel } from '../../ui/retorno/texto-recolhivel.tsx'

type Atendimento = RespostaDe<typeof listarAtendimentos>['itens'][number]

/** CLI-09 What was talked about with the customer, nine at a time. */
export function HistoricoDeAtendimento({ titulo, idCli }: SecaoDoClienteProps) {
  const [page, irPara] = useState(1)
  const consulta = useConsulta(
    listarAtendimentos,
    { params: { idCli }, query: { page } },
    { mostradoNaArea: true, manterAnterior: true },
  )
  return (
    <Secao
      titulo={titulo}
      consulta={consulta}
      vazio={({ itens }) => itens.length === 0}
      textoVazio="Nenhum registro encontrado"
    >
      {({ itens, paginator }) => (
        <>
          <ListaDaFicha emQuadros>
            {itens.map((atendimento) => (
              <li key={atendimento.id}>
                <ItemDoHistorico atendimento={atendimento} />
              </li>
            ))}
          </ListaDaFicha>
          <Paginacao rotulo="Páginas de atendimentos" paginator={paginator} aoMudar={irPara} />
        </>
      )}
    </Secao>
  )
}

function ItemDoHistorico({ atendimento }: { atendimento: Atendimento }) {
  const { motivo, operador, data, descricao } = atendimento
  return (
    <>
      <div>
        <strong>{motivo}</strong>
        <Text c="dimmed" size="xs">
          <TempoRelativo data={data} /> · {operador}
        </Text>
      </div>
      <TextoRecolhivel texto={descricao} />
      <Consequencias {...atendimento} />
    </>
  )
}

/** What became of the quote, and when somebody comes back to it. */
function Consequencias({ orcamento, data_retorno }: Pick<Atendimento, 'orcamento' | 'data_retorno'>) {
  const partes = [
    orcamento && `Orçamento ${orcamento.id}`,
    orcamento?.situacao,
    orcamento?.motivoPerda,
    data_retorno && `Retorno em ${formatarData(data_retorno)}`,
  ].filter(Boolean)
  if (partes.length === 0) return null
  return (
    <Text c="dimmed" size="xs">
      {partes.join(' · ')}
    </Text>
  )
}
