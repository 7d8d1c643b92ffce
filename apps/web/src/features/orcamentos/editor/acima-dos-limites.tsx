import type { ExcessoNoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { Alert, Button, Group } from '@mantine/core'
import { IconShieldExclamation } from '@tabler/icons-react'
import { useSessao } from '../../../platform/sessao.tsx'
import { useDoEditor, useEditor } from './contexto.ts'
import type { Dialogo } from './dialogos/dialogo.ts'
import estilos from './editor.module.css'
import type { Editor } from './editor.ts'
import type { EstadoDoEditor } from './estado.ts'

const excessosDe = ({ excessos }: EstadoDoEditor) => excessos
const MUITOS = 5

/** VEN-02 What waits for somebody's approval, and what waits until then. */
export function AcimaDosLimites({ abrir }: { abrir: (dialogo: Dialogo) => void }) {
  const { soLeitura, editor } = useEditor()
  const { pode } = useSessao()
  const pendentes = useDoEditor(excessosDe).filter(({ aprovadoPor }) => aprovadoPor === null)
  if (pendentes.length === 0) return null
  const aprova = pendentes.some(({ podeAprovar }) => podeAprovar)
  const descontos = pendentes.filter(({ tipo, chave, proposta }) => tipo === 'PRECO' && chave && proposta)
  const outros = pendentes.length - MUITOS
  return (
    <Alert
      data-so-na-tela
      color="orange"
      icon={<IconShieldExclamation aria-hidden />}
      title="Acima dos limites: espera aprovação"
      role="status"
    >
      <ul className={estilos.excessos}>
        {pendentes.slice(0, MUITOS).map((excesso) => (
          <li key={`${excesso.tipo}-${excesso.chave}`}>{descrever(excesso)}</li>
        ))}
        {outros > 0 && <li>e mais {outros}</li>}
      </ul>
      <Group gap="xs">
        <span>Antes disso não vai ao cliente, e o pedido sai bloqueado.</span>
        {aprova && (
          <Button size="xs" onClick={() => abrir('aprovar')}>
            Aprovar
          </Button>
        )}
        {!soLeitura && descontos.length > 0 && pode('ORCAMENTO_EDITAR') && (
          <Button size="xs" onClick={() => aceitar(editor, descontos)}>
            Aceitar o que foi aprovado
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

/** GES-03 What goes further comes down to what was approved; saved, the whole quote is measured again. */
function aceitar(editor: Editor, excessos: readonly ExcessoNoOrcamento[]) {
  for (const { chave, proposta } of excessos)
    if (chave && proposta) editor.mudarLinha(chave, { desconto: proposta.ate, precoDigitado: null })
}

const descrever = ({ codigo, label, texto, proposta }: ExcessoNoOrcamento) =>
  [`${codigo ?? label}: ${texto}`, proposta && `${proposta.por} aprova ${proposta.dita}`]
    .filter(Boolean)
    .join('. ')
