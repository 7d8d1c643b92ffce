import { CATALOGOS_DE_PARTIDA, NOMES_DOS_CATALOGOS } from '@balcao/dominio/implantacao/catalogos'
import { Radio } from '@mantine/core'
import { useController } from 'react-hook-form'
import { CartaoDeEscolha } from '../../ui/campos/cartao-de-escolha.tsx'
import type { CamposDaImplantacao } from './formulario.ts'
import estilos from './implantacao.module.css'

/** ADM-09 With what one begins. */
export function PassoCatalogo() {
  const { field } = useController<CamposDaImplantacao, 'catalogo'>({ name: 'catalogo' })
  return (
    <Radio.Group label="Com o que começar" value={field.value} onChange={field.onChange}>
      <div className={estilos.escolhas}>
        {CATALOGOS_DE_PARTIDA.map((catalogo) => (
          <CartaoDeEscolha key={catalogo}>
            <Radio
              value={catalogo}
              label={NOMES_DOS_CATALOGOS[catalogo].nome}
              description={NOMES_DOS_CATALOGOS[catalogo].descricao}
            />
          </CartaoDeEscolha>
        ))}
      </div>
    </Radio.Group>
  )
}
