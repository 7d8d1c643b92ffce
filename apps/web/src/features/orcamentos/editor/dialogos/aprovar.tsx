import { aprovarOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { useEditor } from '../contexto.ts'
import estilos from '../editor.module.css'
import { type DialogoProps, FormularioDoOrcamento, JanelaDoOrcamento } from './formulario-do-orcamento.tsx'

const esquema = z.object({ motivo: aprovarOrcamento.corpo.shape.motivo })
type Dados = z.output<typeof esquema>

/** VEN-02 What the quote has beyond the limits, as it stands now. */
export function Aprovar(props: DialogoProps) {
  return (
    <JanelaDoOrcamento {...props} titulo="Aprovar o que passa dos limites">
      {(janela) => (
        <FormularioDoOrcamento<typeof aprovarOrcamento, Dados, Dados>
          contrato={aprovarOrcamento}
          janela={janela}
          esquema={esquema}
          valores={{ motivo: '' }}
          tituloDoConflito="Este orçamento mudou enquanto você decidia"
        >
          {({ register, formState }) => (
            <>
              <Excessos />
              <Textarea
                label="Motivo"
                description="Quem fez o orçamento lê; o cliente não."
                required
                rows={3}
                maxLength={500}
                data-autofocus
                error={formState.errors.motivo?.message}
                {...register('motivo')}
              />
            </>
          )}
        </FormularioDoOrcamento>
      )}
    </JanelaDoOrcamento>
  )
}

function Excessos() {
  const { excessos } = useEditor().editor.ler()
  return (
    <ul className={estilos.excessos}>
      {excessos
        .filter(({ podeAprovar }) => podeAprovar)
        .map(({ tipo, chave, codigo, label, texto }) => (
          <li key={`${tipo}-${chave}`}>
            {codigo ?? label}: {texto}
          </li>
        ))}
    </ul>
  )
}
