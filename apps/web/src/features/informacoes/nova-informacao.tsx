import { criarInformacao } from '@balcao/dominio/informacoes/contratos'
import { FormProvider, useForm } from 'react-hook-form'
import { useAcao } from '../../platform/consultas.ts'
import { useRascunho } from '../../platform/rascunho.ts'
import { BotaoBase } from '../../ui/campos/botao-base.tsx'
import { Botoes } from '../../ui/campos/botoes.tsx'
import { apontarRecusas, conferirCom } from '../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../ui/campos/use-validade-com-atraso.ts'
import { OfertaDeRascunho } from '../../ui/retorno/oferta-de-rascunho.tsx'
import {
  type CamposDaInformacao as Campos,
  CamposDaInformacao,
  type DadosDaInformacao,
  esquemaDaInformacao,
} from './campos-da-informacao.tsx'
import estilos from './informacoes.module.css'
import { NaoFoiSalvo } from './nao-foi-salvo.tsx'

/** CLI-05 Notes something of the customer; what is being written survives a page that closes. */
export function NovaInformacao({ idCli }: { idCli: number }) {
  const vazia: Campos = { dimensao: null, dimensao_id: null, cliente_id: idCli, observacao: '' }
  const form = useForm<Campos, unknown, DadosDaInformacao>({
    defaultValues: vazia,
    resolver: conferirCom<Campos, DadosDaInformacao>(esquemaDaInformacao as never),
    mode: 'onTouched',
  })
  const rascunho = useRascunho(`clientes/${idCli}/informacao`, form)
  const { mutate, isPending, isError } = useAcao(criarInformacao, {
    aoConcluir: () => form.reset(vazia),
    aoFalhar: ({ campos }) => apontarRecusas(campos, form.setError),
  })
  const valido = useValidadeComAtraso(form.formState.isValid)
  return (
    <FormProvider {...form}>
      <form
        className={estilos.nova}
        noValidate
        aria-label="Nova informação"
        onSubmit={form.handleSubmit((corpo) => mutate({ corpo }))}
      >
        {rascunho.oferecido && <OfertaDeRascunho rascunho={rascunho} />}
        <CamposDaInformacao />
        <Botoes>
          {isError && <NaoFoiSalvo />}
          <BotaoBase type="submit" habilitado={valido} carregando={isPending}>
            Adicionar
          </BotaoBase>
        </Botoes>
      </form>
    </FormProvider>
  )
}
