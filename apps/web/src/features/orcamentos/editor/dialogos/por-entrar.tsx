import { Button, Text } from '@mantine/core'
import { DialogoDaFicha, PeDaFicha } from '../../../../ui/ficha/dialogo-da-ficha.tsx'
import { ListaDaFicha } from '../../../../ui/ficha/lista-da-ficha.tsx'
import { useEstadoDaFila, useFila } from '../entrada/contexto-da-fila.tsx'

type PorEntrarProps = { aberto: boolean; aoFechar: () => void; aoSeguir: () => void }

const titulo = (quantos: number) =>
  quantos === 1 ? 'Há 1 código que ainda não entrou' : `Há ${quantos} códigos que ainda não entraram`

/** VEN-02 Before an order is made: what was typed and is not in it. */
export function PorEntrar({ aberto, aoFechar, aoSeguir }: PorEntrarProps) {
  // What is being looked up may go in while it is asked.
  useEstadoDaFila()
  const porEntrar = useFila().porEntrar()
  const todos = porEntrar.length === 0
  return (
    <DialogoDaFicha
      aberto={aberto}
      titulo={todos ? 'Todos os códigos entraram' : titulo(porEntrar.length)}
      largura={520}
      aoFechar={aoFechar}
    >
      <Text>
        {todos
          ? 'Já se pode fazer o pedido.'
          : 'O pedido sairia sem o que está nesta lista. Volte para corrigir, ou siga sem eles.'}
      </Text>
      {!todos && (
        <ListaDaFicha>
          {porEntrar.map(({ texto, recusa }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same code may stand there twice
            <li key={`${i} ${texto}`}>
              <strong>{texto}</strong>
              <span>{recusa ?? 'Ainda se procura'}</span>
            </li>
          ))}
        </ListaDaFicha>
      )}
      <PeDaFicha>
        {/* A scan goes on with Enter: it falls on what changes nothing. */}
        <Button variant={todos ? 'default' : 'filled'} data-autofocus data-principal onClick={aoFechar}>
          Voltar
        </Button>
        <Button variant={todos ? 'filled' : 'default'} onClick={aoSeguir}>
          {todos ? 'Fazer pedido' : 'Seguir sem eles'}
        </Button>
      </PeDaFicha>
    </DialogoDaFicha>
  )
}
