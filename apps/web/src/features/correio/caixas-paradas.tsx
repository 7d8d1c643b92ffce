import { listarCaixas } from '@balcao/dominio/correio/entrada/contratos'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { Stack } from '@mantine/core'
import { useConsulta } from '../../platform/consultas.ts'
import { PainelDeStatus } from '../../ui/retorno/painel-de-status.tsx'

/** ALC-02 A mailbox that cannot be read is said to whoever can do something about it. */
export function CaixasParadas() {
  const { data } = useConsulta(listarCaixas, {})
  const paradas = (data?.itens ?? []).flatMap(({ id, nome, falha }) => (falha ? [{ id, nome, falha }] : []))
  if (paradas.length === 0) return null
  return (
    <Stack gap="xs" mb="md">
      {paradas.map(({ id, nome, falha }) => (
        <PainelDeStatus
          key={id}
          tipo="erro"
          mensagem={`A caixa ${nome} não é lida desde ${formatarDataHora(falha.desde)}: ${falha.motivo}`}
        />
      ))}
    </Stack>
  )
}
