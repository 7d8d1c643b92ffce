import { dizerValor, problemaDoValor } from '@balcao/dominio/ajustes/campo'
import { PAGINAS } from '@balcao/dominio/paginas'
import {
  type CatalogoDeParametros,
  listarParametros,
  mudarParametro,
  type ParametroNaTela,
} from '@balcao/dominio/parametros/contratos'
import { Anchor, Stack, Switch, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Fragment, type ReactNode } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { ControleDoCampo } from '../../platform/ajustes/controle-do-campo.tsx'
import { PorNivel } from '../../platform/ajustes/por-nivel.tsx'
import { useLeitura } from '../../platform/consultas.ts'
import { noNivel, oQueHerda } from './niveis.ts'

type DialogoProps = {
  catalogo: CatalogoDeParametros
  parametro: ParametroNaTela | null
  /** The level it opens at. */
  idFil: number | null
  aoFechar: () => void
}

/** ADM-04 One parameter, at the business or at one branch: what it does, where it is read, what holds and from where. */
export function DialogoDoParametro({ catalogo, parametro, idFil, aoFechar }: DialogoProps) {
  const janela = useJanelaUnica(parametro?.campo.nome ?? '', aoFechar)
  return (
    <JanelaDaAcao aberta={parametro !== null} janela={janela}>
      {parametro && (
        <PorNivel key={parametro.chave} onde={catalogo} soDoNegocio={parametro.soDoNegocio} primeiro={idFil}>
          {(nivel, escolha) => (
            <Formulario parametro={parametro} nivel={nivel} janela={janela}>
              {escolha}
            </Formulario>
          )}
        </PorNivel>
      )}
    </JanelaDaAcao>
  )
}

type Corpo = Omit<z.output<typeof mudarParametro.corpo>, 'versao'>
const ESQUEMA = z.object({ idFil: mudarParametro.corpo.shape.idFil, valor: mudarParametro.corpo.shape.valor })

type FormularioProps = {
  parametro: ParametroNaTela
  nivel: number | null
  janela: JanelaUnica
  children: ReactNode
}

function Formulario({ parametro, nivel, janela, children }: FormularioProps) {
  const { chave, campo, onde, paginas } = parametro
  const ler = useLeitura(listarParametros)
  const aqui = noNivel(parametro, nivel)
  const herdado = oQueHerda(parametro, nivel)
  // A secret never comes back to its field: what is typed there is a new one.
  const primeiro = campo.especie === 'segredo' ? '' : (aqui.valor ?? herdado.valor)
  const acao = useFormularioDaAcao<typeof mudarParametro, Corpo, Corpo>(mudarParametro, {
    alvo: {
      params: { chave } as never,
      versao: aqui.versao,
      mudou: 'ALTERADO_POR_OUTRA_PESSOA',
      recarregar: async () => {
        const fresco = (await ler({})).itens.find((outro) => outro.chave === chave)
        return fresco && noNivel(fresco, nivel).versao
      },
    },
    esquema: ESQUEMA,
    valores: { idFil: nivel, valor: aqui.valor === null ? null : primeiro },
    regra: ({ valor }) => {
      const problema = valor === null ? null : problemaDoValor(campo, valor)
      return problema ? { valor: problema } : {}
    },
    aoConcluir: janela.fechar,
  })
  const rotulo = herdado.origem === 'NEGOCIO' ? 'Herdar do negócio' : 'Usar o padrão'
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      tituloDoConflito="Este parâmetro mudou enquanto você preenchia"
    >
      <Stack gap="md">
        <div>
          <Text>{campo.ajuda}.</Text>
          <Text size="sm" c="dimmed">
            {onde}
            {paginas.map((pagina) => (
              <Fragment key={pagina}>
                {' · '}
                <Anchor component={Link} to={pagina} inherit underline="always">
                  {PAGINAS[pagina]}
                </Anchor>
              </Fragment>
            ))}
          </Text>
        </div>
        {children}
        <Controller
          control={acao.form.control}
          name="valor"
          render={({ field, fieldState }) => (
            <>
              <Switch
                label={`${rotulo}: ${dizerValor(campo, herdado.valor)}`}
                checked={field.value === null}
                onChange={({ currentTarget }) => field.onChange(currentTarget.checked ? null : primeiro)}
              />
              {field.value !== null && (
                <ControleDoCampo
                  campo={campo}
                  rotulo="Valor"
                  valor={field.value}
                  aoMudar={field.onChange}
                  erro={fieldState.error?.message}
                />
              )}
            </>
          )}
        />
      </Stack>
    </FormularioDaAcao>
  )
}
