import { ativarSegundoFator, iniciarSegundoFator } from '@balcao/dominio/conta/contratos-segundo-fator'
import { Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CadastroDoAplicativo } from '../../../ui/segundo-fator/cadastro-do-aplicativo.tsx'
import estilos from '../conta.module.css'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'
import { PedirSenha } from './pedir-senha.tsx'

/** SEG-07 The password, then the application, then a code that proves it. */
export function Ativacao({ aoAtivar }: { aoAtivar: (codigos: string[]) => void }) {
  const inicio = useAcao(iniciarSegundoFator)
  const ativar = useAcao(ativarSegundoFator, { aoConcluir: ({ recuperacao }) => aoAtivar(recuperacao) })
  const [codigo, setCodigo] = useState('')
  if (!inicio.data)
    return (
      <PedirSenha
        acao={inicio}
        botao="Começar"
        aoConfirmar={({ senha }) => inicio.mutate({ corpo: { senha } })}
      >
        <Text>A verificação está desativada. Para ativá-la, confirme a sua senha.</Text>
      </PedirSenha>
    )
  return (
    <form
      noValidate
      onSubmit={(evento) => {
        evento.preventDefault()
        if (codigo.trim()) ativar.mutate({ corpo: { codigo } })
      }}
    >
      <Stack>
        <CadastroDoAplicativo {...inicio.data} />
        <SituacaoDoEnvio acao={{ ...ativar, isSuccess: false }} />
        <TextInput
          className={estilos.codigo}
          label="Código"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={30}
          autoFocus
          error={ativar.error?.campos.codigo}
          value={codigo}
          onChange={({ currentTarget }) => setCodigo(currentTarget.value)}
        />
        <Botoes>
          <BotaoBase type="submit" habilitado={codigo.trim() !== ''} carregando={ativar.isPending}>
            Ativar
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}
