import type { entrar } from '@balcao/dominio/acesso/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Anchor, Button, Text, TextInput } from '@mantine/core'
import { useRef, useState } from 'react'
import { ApiError, erroDeRede } from '../../../platform/api-error.ts'
import { confirmarCodigo } from '../../../platform/confirmar-codigo.ts'
import { salvarCodigos } from '../../../platform/salvar-codigos.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { CadastroDoAplicativo } from '../../../ui/segundo-fator/cadastro-do-aplicativo.tsx'
import { CodigosDeRecuperacao } from '../../../ui/segundo-fator/codigos-de-recuperacao.tsx'
import { Falha } from '../falha.tsx'
import estilos from './formulario-de-entrada.module.css'

export type Desafio = {
  token: string
  cadastro: NonNullable<RespostaDe<typeof entrar>['segundoFator']>['cadastro']
}

type Props = {
  desafio: Desafio
  carregar: () => Promise<void>
  aoEntrar: () => void
  /** Back to the password, with the reason when it was not the person's wish. */
  aoVoltar: (erro?: ApiError) => void
}

/** SEG-07 After the password: the code of the application, which the first time is enrolled here. */
export function SegundoPasso({ desafio, carregar, aoEntrar, aoVoltar }: Props) {
  const [codigo, setCodigo] = useState('')
  const [envio, setEnvio] = useState<{ vez: number; ocupado: boolean; erro: ApiError | null }>({
    vez: 0,
    ocupado: false,
    erro: null,
  })
  const [recuperacao, setRecuperacao] = useState<string[] | null>(null)
  const campo = useRef<HTMLInputElement>(null)
  const { cadastro } = desafio

  async function confirmar() {
    if (envio.ocupado || !codigo.trim()) return
    setEnvio(({ vez }) => ({ vez: vez + 1, ocupado: true, erro: null }))
    try {
      const { recuperacao: codigos } = await confirmarCodigo({ token: desafio.token, codigo }, carregar)
      if (codigos) setRecuperacao(codigos)
      else aoEntrar()
    } catch (causa) {
      const erro = causa instanceof ApiError ? causa : erroDeRede(causa)
      if (erro.codigo === 'SEGUNDO_PASSO_VENCIDO') return aoVoltar(erro)
      setEnvio((atual) => ({ ...atual, ocupado: false, erro }))
      campo.current?.select()
      campo.current?.focus()
    }
  }

  if (recuperacao)
    return (
      <div className={estilos.formulario}>
        <CodigosDeRecuperacao codigos={recuperacao} aoBaixar={salvarCodigos} />
        <Button fullWidth onClick={aoEntrar}>
          Já guardei, continuar
        </Button>
      </div>
    )
  return (
    <form
      noValidate
      className={estilos.formulario}
      onSubmit={(evento) => {
        evento.preventDefault()
        void confirmar()
      }}
    >
      {envio.erro && <Falha key={envio.vez} erro={envio.erro} />}
      {cadastro ? (
        <>
          <Text fw={500}>A sua conta precisa da verificação em duas etapas.</Text>
          <CadastroDoAplicativo {...cadastro} />
        </>
      ) : (
        <Text size="sm">Digite o código que o seu aplicativo de verificação mostra agora.</Text>
      )}
      <TextInput
        ref={campo}
        label="Código"
        description={
          cadastro ? undefined : 'Sem o aparelho, use um dos códigos de recuperação que você guardou.'
        }
        autoComplete="one-time-code"
        inputMode={cadastro ? 'numeric' : 'text'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={30}
        autoFocus
        value={codigo}
        onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
      />
      <BotaoBase type="submit" fullWidth habilitado={codigo.trim() !== ''} carregando={envio.ocupado}>
        Confirmar
      </BotaoBase>
      <Anchor component="button" type="button" size="sm" onClick={() => aoVoltar()}>
        Voltar
      </Anchor>
    </form>
  )
}
