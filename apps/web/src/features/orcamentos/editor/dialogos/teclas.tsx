import { Kbd } from '@mantine/core'
import { useAtalhos } from '../../../../platform/atalhos.ts'
import { DialogoDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import estilos from './dialogos.module.css'

const DA_ENTRADA = [
  ['Enter', 'No produto: ir para a quantidade. Na quantidade: adicionar'],
  ['10001 x 12', 'Código e quantidade de uma vez (ou 12*10001)'],
  ['↑ ↓', 'Na quantidade: trocar a embalagem (ou a primeira letra dela)'],
  ['↑', 'Com o campo vazio: trazer de volta o último código recusado'],
  ['Esc', 'Desistir do que se está digitando'],
] as const

const DA_GRADE = [
  ['↑ ↓ ← →', 'Ir de célula em célula'],
  ['Enter', 'Ir para a linha de baixo; na última, voltar ao produto'],
  ['Delete', 'Remover a linha'],
  ['B', 'Bonificar a linha, ou deixar de bonificar'],
  ['N', 'Pedir um preço negociado'],
  ['?', 'De onde vem este valor'],
  ['Ctrl+Z', 'Desfazer a última linha adicionada ou removida'],
] as const

/** Every key that works in the quote. */
export function Teclas({ aberto, aoFechar }: { aberto: boolean; aoFechar: () => void }) {
  const atalhos = useAtalhos()
    .filter(({ teclas }) => /^f\d/.test(teclas[0]))
    .map(({ teclas, descricao }) => [teclas[0].toUpperCase(), descricao] as const)
    .toSorted(([a], [b]) => a.localeCompare(b))
  return (
    <DialogoDaFicha aberto={aberto} titulo="Teclas do orçamento" largura={520} aoFechar={aoFechar}>
      <Lista titulo="Em qualquer lugar" teclas={atalhos} />
      <Lista titulo="Ao adicionar produtos" teclas={DA_ENTRADA} />
      <Lista titulo="Nos itens" teclas={DA_GRADE} />
    </DialogoDaFicha>
  )
}

function Lista({ titulo, teclas }: { titulo: string; teclas: readonly (readonly [string, string])[] }) {
  return (
    <section>
      <h3>{titulo}</h3>
      <dl className={estilos.teclas}>
        {teclas.map(([tecla, descricao]) => (
          <div key={tecla}>
            <dt>{descricao}</dt>
            <dd>
              <Kbd>{tecla}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
