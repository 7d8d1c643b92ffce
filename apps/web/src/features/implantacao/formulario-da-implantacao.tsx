import { conferirCodigoDaImplantacao, implantar } from '@balcao/dominio/implantacao/contratos'
import { Alert, Button } from '@mantine/core'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { negocioAtual } from '../../platform/ambiente.ts'
import { useAcao } from '../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../ui/campos/conferir-com.ts'
import { TextoComQuebras } from '../../ui/retorno/texto-com-quebras.tsx'
import {
  CAMPOS_DO_PASSO,
  type CamposDaImplantacao,
  type DadosDaImplantacao,
  esquecerImplantacao,
  esquemaDaImplantacao,
  guardarImplantacao,
  lerImplantacao,
  PASSOS_DA_IMPLANTACAO,
  type PassoDaImplantacao,
  passoDaRecusa,
} from './formulario.ts'
import estilos from './implantacao.module.css'
import { PassoCatalogo } from './passo-catalogo.tsx'
import { PassoCodigo } from './passo-codigo.tsx'
import { PassoEmpresa } from './passo-empresa.tsx'
import { PassoPessoa } from './passo-pessoa.tsx'

const PASSOS: Record<PassoDaImplantacao, { nome: string; Conteudo: () => React.JSX.Element }> = {
  codigo: { nome: 'Código', Conteudo: PassoCodigo },
  empresa: { nome: 'Empresa', Conteudo: PassoEmpresa },
  pessoa: { nome: 'Você', Conteudo: PassoPessoa },
  catalogo: { nome: 'Catálogo', Conteudo: PassoCatalogo },
}

type Props = { aoImplantar: (mensagem: string) => void }

/** ADM-09 From nothing to a portal that works, in four steps; the server looks at all of it again at the end. */
export function FormularioDaImplantacao({ aoImplantar }: Props) {
  const { id: negocio } = negocioAtual()
  const form = useForm<CamposDaImplantacao, unknown, DadosDaImplantacao>({
    defaultValues: lerImplantacao(negocio),
    resolver: conferirCom(esquemaDaImplantacao),
    mode: 'onTouched',
  })
  const [passo, setPasso] = useState<PassoDaImplantacao>('codigo')
  const conferencia = useAcao(conferirCodigoDaImplantacao)
  const acao = useAcao(implantar)
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => guardarImplantacao(negocio, values),
      }),
    [form, negocio],
  )

  const indice = PASSOS_DA_IMPLANTACAO.indexOf(passo)
  // As the step comes, so that whoever types at once types into it; a refused field takes the focus after that.
  const recusadas = useRef<Record<string, string>>({})
  useLayoutEffect(() => {
    const [primeiro] = CAMPOS_DO_PASSO[passo]
    if (primeiro) form.setFocus(primeiro)
    apontarRecusas(recusadas.current, form.setError)
    recusadas.current = {}
  }, [passo, form])
  const ir = (para: PassoDaImplantacao | undefined) => para && setPasso(para)
  const recusar = (campos: Record<string, string>) => {
    const onde = passoDaRecusa(campos)
    if (onde === null || onde === passo) return apontarRecusas(campos, form.setError)
    recusadas.current = campos
    setPasso(onde)
  }

  async function prosseguir() {
    if (!(await form.trigger([...CAMPOS_DO_PASSO[passo]], { shouldFocus: true }))) return
    if (passo === 'codigo')
      return conferencia.mutate(
        { corpo: { codigo: form.getValues('codigo') } },
        { onSuccess: () => ir('empresa'), onError: ({ campos }) => recusar(campos) },
      )
    if (passo !== 'catalogo') return ir(PASSOS_DA_IMPLANTACAO[indice + 1])
    await form.handleSubmit(({ repeticao: _, numeroDoEmail, ...dados }) =>
      acao.mutate(
        { corpo: { ...dados, ...(numeroDoEmail && { numeroDoEmail }) } },
        {
          onSuccess: ({ message }) => {
            esquecerImplantacao(negocio)
            aoImplantar(message)
          },
          onError: ({ campos }) => recusar(campos),
        },
      ),
    )()
  }

  const { Conteudo } = PASSOS[passo]
  const erro = passo === 'codigo' ? conferencia.error : acao.error
  return (
    <FormProvider {...form}>
      <ol className={estilos.passos} aria-label="Passos">
        {PASSOS_DA_IMPLANTACAO.map((cada, posicao) => (
          <li
            key={cada}
            {...(cada === passo && { 'aria-current': 'step' as const })}
            {...(posicao < indice && { 'data-feito': true })}
          >
            {PASSOS[cada].nome}
          </li>
        ))}
      </ol>
      <form
        noValidate
        style={{ display: 'grid', gap: 16 }}
        onSubmit={(evento) => {
          evento.preventDefault()
          void prosseguir()
        }}
      >
        {erro && (
          <Alert color="red" role="alert">
            <TextoComQuebras texto={erro.message} />
          </Alert>
        )}
        <Conteudo />
        <div className={estilos.botoes}>
          {indice > 0 && (
            <Button variant="default" onClick={() => ir(PASSOS_DA_IMPLANTACAO[indice - 1])}>
              Voltar
            </Button>
          )}
          <Button type="submit" loading={conferencia.isPending || acao.isPending}>
            {passo === 'catalogo' ? 'Implantar' : 'Continuar'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
