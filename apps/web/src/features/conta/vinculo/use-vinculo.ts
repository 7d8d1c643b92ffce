import { pedirCodigoDeVinculo, vincularCadastro } from '@balcao/dominio/conta/contratos-vinculo'
import { useForm } from 'react-hook-form'
import { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'

/** SEG-01 Asks for a code, then proves with it. */
export function useVinculo() {
  const form = useForm({
    defaultValues: { codigo: '' },
    resolver: conferirCom(vincularCadastro.corpo),
    mode: 'onTouched',
  })
  const { handleSubmit, setError, setFocus, reset } = form
  const pedido = useAcao(pedirCodigoDeVinculo)
  const vinculacao = useAcao(vincularCadastro, {
    aoConcluir: () => {
      reset()
      pedido.reset()
    },
    aoFalhar: ({ campos, codigo }) => {
      apontarRecusas(campos, setError)
      if (codigo === 'CODIGO_DE_VINCULO_INVALIDO') setFocus('codigo', { shouldSelect: true })
    },
  })
  const pedir = () => {
    vinculacao.reset()
    reset()
    pedido.mutate({})
  }
  const vincular = handleSubmit((corpo) => vinculacao.mutate({ corpo }))
  return { form, pedido, vinculacao, pedir, vincular }
}
