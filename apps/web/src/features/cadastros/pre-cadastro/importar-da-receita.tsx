import { limparDocumento, tipoDeDocumento } from '@balcao/dominio/brasil/documento'
import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { telefoneGuardado } from '@balcao/dominio/validacao-de-contato'
import { IconSearch } from '@tabler/icons-react'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { avisarErro } from '../../../ui/retorno/toasts.ts'
import estilos from './pre-cadastro.module.css'

type Importado = { razSoc: string; fant: string; nomeContato: string; email: string; telefone: string }
type Campos = Importado & { doc: string }

const NADA: Importado = { razSoc: '', fant: '', nomeContato: '', email: '', telefone: '' }

type ImportarDaReceitaProps<S> = { form: UseFormReturn<Campos, unknown, S>; documento: string }

/** CAD-11 Needs all 14 positions; what the person wrote stays. */
export function ImportarDaReceita<S>({ form, documento }: ImportarDaReceitaProps<S>) {
  const importado = useRef(NADA)
  const consulta = useAcao(consultarReceita, {
    aoConcluir({ cnpj, razao_social, nome_fantasia, socios, email, telefone }) {
      if (limparDocumento(form.getValues('doc')) !== limparDocumento(cnpj)) return
      const novo: Importado = {
        razSoc: razao_social,
        fant: nome_fantasia,
        nomeContato: socios[0]?.nome ?? '',
        email: email.toLowerCase(),
        telefone: telefoneGuardado(telefone),
      }
      for (const campo of Object.keys(NADA) as (keyof Importado)[]) {
        const escrito = form.getValues(campo)
        if (novo[campo] && (escrito === '' || escrito === importado.current[campo]))
          form.setValue(campo, novo[campo], { shouldDirty: true, shouldValidate: true })
      }
      importado.current = novo
    },
    aoFalhar: ({ message }) => avisarErro(message),
  })
  return (
    <div className={estilos.importar}>
      <BotaoBase
        variant="default"
        leftSection={<IconSearch size={16} aria-hidden />}
        habilitado={tipoDeDocumento(documento) === 'CNPJ'}
        falta="Digite as 14 posições do CNPJ."
        carregando={consulta.isPending}
        onClick={() => consulta.mutate({ params: { cnpj: limparDocumento(documento) } })}
      >
        Importar da Receita
      </BotaoBase>
    </div>
  )
}
