import { listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import { ActionIcon, Tooltip } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useConsulta } from '../../../platform/consultas.ts'
import { useSessao } from '../../../platform/sessao.tsx'
import { tardio } from '../../../ui/retorno/tardio.tsx'
import type { Atividade, Cliente } from './cliente.ts'

type DoCliente = { cliente: Pick<Cliente, 'id' | 'atividade'> }

const MudarAtividade = tardio(async () => (await import('./mudar-atividade.tsx')).MudarAtividade)

/** CLI-03, CLI-06 In what the customer is at work; who may changes it where the business says that it may be changed. */
export function AtividadesDoCliente({ cliente }: DoCliente) {
  return useSessao().pode('CLIENTE_ATIVIDADES') ? <Editaveis cliente={cliente} /> : cliente.atividade
}

function Editaveis({ cliente: { id, atividade } }: DoCliente) {
  const podeEditar = useSessao().pode('CLIENTE_EDITAR')
  const [editada, setEditada] = useState<Atividade | null>(null)
  const fechar = () => setEditada(null)
  // What is on record says it already: a failure here only takes the pencil away.
  const { data } = useConsulta(listarAtividadesDoCliente, { params: { idCli: id } }, { mostradoNaArea: true })
  if (!data || data.itens.length === 0) return atividade
  return (
    <>
      {data.itens.map((item) => (
        <div key={item.id}>
          {item.atividade}
          {podeEditar && item.permiteEditar && (
            <Tooltip label="Mudar atividade">
              <ActionIcon
                size="sm"
                aria-label={`Mudar atividade ${item.atividade}`}
                onClick={() => setEditada(item)}
              >
                <IconPencil size={14} aria-hidden />
              </ActionIcon>
            </Tooltip>
          )}
        </div>
      ))}
      {editada && <MudarAtividade idCli={id} atual={editada} aoFechar={fechar} aoNaoVir={fechar} />}
    </>
  )
}
