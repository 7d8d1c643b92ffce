import type { ExcessoNoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { Alert, Button, Group, List } from '@mantine/core'
import { IconShieldExclamation } from '@tabler/icons-react'
import { useSessao } from '../../../platform/sessao.tsx'
import { useDoEditor, useEditor } from './contexto.ts'
import type { Dialogo } from './dialogos/dialogo.ts'
import type { EstadoDoEditor } from './estado.ts'

const excessosDe = ({ excessos }: EstadoDoEditor) => excessos
const MUITOS = 5

/** VEN-02 What waits for somebody's approval, and what waits until then. */
export function AcimaDosLimites({ abrir }: { abrir: (dialogo: Dialogo) => void }) {
  const { soLeitura } = useEditor()
  const { pode } = useSessao()
  const pendentes = useDoEditor(excessosDe).filter(({ aprovadoPor }) => aprovadoPor === null)
  if (pendentes.length === 0) return null
  const aprova = pendentes.some(({ podeAprovar }) => podeAprovar)
  const outros = pendentes.length - MUITOS
  return (
    <Alert
      color="orange"
      icon={<IconShieldExclamation aria-hidden />}
      title="Acima dos limites: espera aprovação"
      role="status"
    >
      <List size="sm" spacing={2}>
        {pendentes.slice(0, MUITOS).map((excesso) => (
          <List.Item key={`${excesso.tipo}-${excesso.chave}`}>{descrever(excesso)}</List.Item>
        ))}
        {outros > 0 && <List.Item>e mais {outros}</List.Item>}
      </List>
      <p>Antes disso não vai ao cliente, e o pedido sai bloqueado.</p>
      <Group gap="xs">
        {aprova && (
          <Button size="xs" onClick={() => abrir('aprovar')}>
            Aprovar
          </Button>
        )}
        {!soLeitura && pode('ORCAMENTO_EDITAR') && (
          <Button size="xs" variant="default" onClick={() => abrir('pedir-aprovacao')}>
            Pedir aprovação
          </Button>
        )}
      </Group>
    </Alert>
  )
}

const descrever = ({ codigo, label, texto }: ExcessoNoOrcamento) => `${codigo ?? label}: ${texto}`
